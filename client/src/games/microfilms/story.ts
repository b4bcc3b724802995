import type { Verb } from '../../lib/sound.ts';
import { CASH_OUT, NONE, type Fact, type View } from '../../wire/microfilms.ts';
import { placeOf, spotOf, type Spot } from './places.ts';

/** What a fact moves over the cloth. A card that is not shown moves as a back, whatever it is. */
export interface Move {
  what: 'card' | 'francs';
  kind: number; // of a card that the viewer may see, else below 0
  count: number;
  from: Spot;
  to: Spot;
}

export function moves(fact: Fact, view: View): Move[] {
  const at = (seat: number): Spot => spotOf(view, seat);
  const card = (kind: number, from: Spot, to: Spot): Move[] => [{ what: 'card', kind, count: 1, from, to }];
  const francs = (count: number, from: Spot, to: Spot): Move[] =>
    count > 0 ? [{ what: 'francs', kind: NONE, count, from, to }] : [];
  switch (fact.fact) {
    case 'drew':
      return card(fact.card, 'deck', at(fact.seat));
    case 'tooktop':
      return card(fact.card, 'discard', at(fact.seat));
    case 'passed':
    case 'cashedout':
      return francs(fact.francs, 'house', at(fact.seat));
    case 'accepted':
      return card(fact.card, at(fact.seat), at(fact.target));
    case 'declined':
    case 'paidoff':
    case 'stole':
      return francs(fact.francs, at(fact.target), at(fact.seat));
    case 'spent':
      return card(fact.card, at(fact.seat), 'discard');
    case 'discarded':
      return [...card(fact.card, at(fact.seat), 'discard'), ...francs(fact.francs, at(fact.seat), 'house')];
    case 'blowback':
      return card(CASH_OUT, at(fact.target), 'discard');
    case 'paid':
      return francs(fact.francs, at(fact.seat), 'house');
    case 'refused':
      return fact.card === NONE ? [] : card(fact.card, at(fact.target), at(fact.seat));
    case 'shuffled':
      return [{ what: 'card', kind: NONE, count: Math.min(fact.cards, 5), from: 'discard', to: 'deck' }];
    case 'eliminated':
      return [
        ...fact.cards.flatMap((kind) => card(kind, at(fact.seat), 'discard')),
        ...francs(fact.francs, at(fact.seat), 'house'),
      ];
    case 'croupierdrew':
      return card(NONE, 'deck', at(view.seats));
    case 'croupierplayed': {
      const gone = fact.discarded === NONE ? [] : card(fact.discarded, at(view.seats), 'discard');
      return [...francs(fact.francs, 'house', at(view.seats)), ...gone];
    }
    default:
      return [];
  }
}

/** An arrow from who acts to who must answer, or to whom it is done, with the word for it. */
export interface Aim {
  from: number;
  to: Spot;
  word: string;
}

export function aims(fact: Fact, view: View): Aim[] {
  const aim = (target: number, word: string): Aim[] =>
    'seat' in fact ? [{ from: fact.seat, to: spotOf(view, target), word }] : [];
  switch (fact.fact) {
    case 'bribed':
    case 'offered':
      return aim(fact.target, 'Bribe');
    case 'stole':
      return aim(fact.target, 'Steal');
    case 'interrogated':
      return aim(fact.target, 'Interrogation');
    case 'blackmailed':
      return aim(fact.target, 'Blackmail');
    case 'paidoff':
      return aim(fact.target, 'Paid off');
    case 'blowback':
      return aim(fact.target, 'Blowback');
    case 'refused':
      return aim(fact.target, 'Refused');
    case 'accepted':
      return aim(fact.target, 'Accepted');
    case 'declined':
      return aim(fact.target, 'Declined');
    case 'sawidentity':
    case 'sawcards':
      return aim(fact.target, 'Looks');
    case 'attempted':
      return [...new Set(fact.aims)].filter((one) => one !== fact.seat).flatMap((one) => aim(one, 'Named'));
    default:
      return [];
  }
}

/** The pencil's ring: where on the cloth it happens now. */
export function ringed(fact: Fact, view: View): Spot | null {
  switch (fact.fact) {
    case 'drew':
    case 'croupierdrew':
    case 'shuffled':
      return 'deck';
    case 'tooktop':
    case 'spent':
    case 'discarded':
    case 'blowback':
      return 'discard';
    case 'passed':
    case 'cashedout':
    case 'paid':
      return 'house';
    case 'croupierplayed':
      return spotOf(view, placeOf(view, view.seats));
    default:
      return null;
  }
}

const PACE: Partial<Record<Fact['fact'], number>> = {
  began: 600,
  bribed: 0,
  offered: 750,
  accepted: 900,
  declined: 800,
  spent: 600,
  stole: 900,
  interrogated: 1300,
  blackmailed: 900,
  paidoff: 900,
  blowback: 900,
  refused: 1100,
  shuffled: 900,
  attempted: 2200,
  checked: 1200,
  sawidentity: 900,
  sawcards: 900,
  eliminated: 1200,
  croupierplayed: 900,
  finished: 1000,
  turn: 0,
  dealt: 0,
};

export function pace(fact: Fact): number {
  return PACE[fact.fact] ?? 650;
}

const VERBS: Partial<Record<Fact['fact'], Verb>> = {
  drew: 'deal',
  tooktop: 'deal',
  offered: 'deal',
  croupierdrew: 'deal',
  shuffled: 'deal',
  spent: 'flip',
  discarded: 'flip',
  blowback: 'flip',
  attempted: 'flip',
  interrogated: 'flip',
  passed: 'slide',
  cashedout: 'slide',
  paid: 'slide',
  stole: 'slide',
  paidoff: 'slide',
  accepted: 'slide',
  declined: 'slide',
  croupierplayed: 'slide',
  blackmailed: 'stamp',
  refused: 'stamp',
  checked: 'stamp',
  eliminated: 'stamp',
  finished: 'stamp',
};

export function verb(fact: Fact): Verb | null {
  return VERBS[fact.fact] ?? null;
}

/** What the film of a replay marks. */
export function moment(fact: Fact): string | null {
  switch (fact.fact) {
    case 'shuffled':
      return `evening ${fact.evening}`;
    case 'blackmailed':
      return 'blackmail';
    case 'attempted':
      return 'attempt';
    case 'eliminated':
      return 'out';
    case 'finished':
      return fact.ending;
    default:
      return null;
  }
}
