import { moving, type Flight, type Motion } from '../../lib/table/motion.ts';
import { NONE, type Fact, type View } from '../../wire/microfilms.ts';
import { placeSpot, spotOf, type Spot } from './places.ts';

const CHIPS = 3; // that fly at most
const CARDS = 5;

function card(kind: number, from: Spot, to: Spot): Flight {
  return { what: 'card', kind, count: 1, from, to };
}

function francs(count: number, from: Spot, to: Spot): Flight[] {
  return count > 0 ? [{ what: 'francs', kind: NONE, count: Math.min(CHIPS, count), from, to }] : [];
}

/** What one does to another: an arrow with a word. */
function towards(fact: { seat: number; target: number }, view: View, word: string): Pick<Motion, 'arrows'> {
  return { arrows: [{ from: placeSpot(fact.seat), to: spotOf(view, fact.target), word }] };
}

/** Francs from the target to who acts. */
function paid(fact: { seat: number; target: number; francs: number }, view: View): Flight[] {
  return francs(fact.francs, spotOf(view, fact.target), spotOf(view, fact.seat));
}

export const motion = moving<View, Fact>({
  began: { ms: 600 },
  dealt: {},
  turn: {},
  drew: (fact, view) => ({ ms: 650, verb: 'deal', rings: ['deck'], flights: [card(fact.card, 'deck', spotOf(view, fact.seat))] }),
  tooktop: (fact, view) => ({ ms: 650, verb: 'deal', rings: ['discard'], flights: [card(fact.card, 'discard', spotOf(view, fact.seat))] }),
  passed: (fact, view) => ({ ms: 650, verb: 'slide', rings: ['house'], flights: francs(fact.francs, 'house', spotOf(view, fact.seat)) }),
  cashedout: (fact, view) => ({ ms: 650, verb: 'slide', rings: ['house'], flights: francs(fact.francs, 'house', spotOf(view, fact.seat)) }),
  bribed: {},
  offered: (fact, view) => ({ ms: 750, verb: 'deal', ...towards(fact, view, 'Bribe') }),
  accepted: (fact, view) => ({
    ms: 900,
    verb: 'slide',
    ...towards(fact, view, 'Accepted'),
    flights: [card(fact.card, spotOf(view, fact.seat), spotOf(view, fact.target))],
  }),
  declined: (fact, view) => ({ ms: 800, verb: 'slide', ...towards(fact, view, 'Declined'), flights: paid(fact, view) }),
  spent: (fact, view) => ({ ms: 600, verb: 'flip', rings: ['discard'], flights: [card(fact.card, spotOf(view, fact.seat), 'discard')] }),
  paid: (fact, view) => ({ ms: 650, verb: 'slide', rings: ['house'], flights: francs(fact.francs, spotOf(view, fact.seat), 'house') }),
  stole: (fact, view) => ({ ms: 900, verb: 'slide', ...towards(fact, view, 'Steal'), flights: paid(fact, view) }),
  interrogated: (fact, view) => ({ ms: 1300, verb: 'flip', ...towards(fact, view, 'Interrogation') }),
  blackmailed: (fact, view) => ({ ms: 900, verb: 'stamp', ...towards(fact, view, 'Blackmail'), film: 'blackmail' }),
  paidoff: (fact, view) => ({ ms: 900, verb: 'slide', ...towards(fact, view, 'Paid off'), flights: paid(fact, view) }),
  blowback: (fact, view) => ({ ms: 900, verb: 'flip', rings: ['discard'], ...towards(fact, view, 'Blowback'), flights: [card(fact.card, spotOf(view, fact.target), 'discard')] }),
  refused: (fact, view) => ({
    ms: 1100,
    verb: 'stamp',
    ...towards(fact, view, 'Refused'),
    flights: fact.card === NONE ? [] : [card(fact.card, spotOf(view, fact.target), spotOf(view, fact.seat))],
  }),
  discarded: (fact, view) => ({
    ms: 650,
    verb: 'flip',
    rings: ['discard'],
    flights: [card(fact.card, spotOf(view, fact.seat), 'discard'), ...francs(fact.francs, spotOf(view, fact.seat), 'house')],
  }),
  shuffled: (fact) => ({
    ms: 900,
    verb: 'deal',
    rings: ['deck'],
    flights: [{ ...card(NONE, 'discard', 'deck'), count: Math.min(CARDS, fact.cards) }],
    film: `evening ${fact.evening}`,
  }),
  attempted: (fact, view) => ({
    ms: 2200,
    verb: 'flip',
    arrows: [...new Set(fact.aims)].filter((aim) => aim !== fact.seat).map((aim) => ({ from: placeSpot(fact.seat), to: spotOf(view, aim), word: 'Named' })),
    film: 'attempt',
  }),
  checked: { ms: 1200, verb: 'stamp' },
  sawidentity: (fact, view) => ({ ms: 900, ...towards(fact, view, 'Looks') }),
  sawcards: (fact, view) => ({ ms: 900, ...towards(fact, view, 'Looks') }),
  eliminated: (fact, view) => ({
    ms: 1200,
    verb: 'stamp',
    flights: [...fact.cards.map((kind) => card(kind, spotOf(view, fact.seat), 'discard')), ...francs(fact.francs, spotOf(view, fact.seat), 'house')],
    film: 'out',
    mark: 'lost',
  }),
  croupierdrew: (_, view) => ({ ms: 650, verb: 'deal', rings: ['deck'], flights: [card(NONE, 'deck', placeSpot(view.seats))] }),
  croupierplayed: (fact, view) => ({
    ms: 900,
    verb: 'slide',
    flights: [...francs(fact.francs, 'house', placeSpot(view.seats)), ...(fact.discarded === NONE ? [] : [card(fact.discarded, placeSpot(view.seats), 'discard')])],
  }),
  finished: (fact) => ({ ms: 1000, verb: 'stamp', film: fact.ending, mark: 'won' }),
});
