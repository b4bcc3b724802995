import { moving, type Motion } from '../../lib/table/motion.ts';
import { NO_TOTAL, type Fact, type Side, type View } from '../../wire/kompromat.ts';
import { items } from './cards.ts';

export const spot = (place: number): string => `mission-${place}`;
export const home = (seat: number): string => `officer-${seat}`;
const NONE = -1;
const at = ({ place }: { place: number }) => ({ rings: [spot(place)] });
const bit = (places: number): number => (1 << places) - 1;

export const motion = moving<View, Fact>({
  laid: (fact) => ({
    ms: 700,
    verb: 'deal',
    ...change((next) => {
      Object.assign(next, { round: fact.round, starter: fact.starter, mission: [...fact.missions], counter: [...fact.counters], place: NONE });
      for (const side of next.sides) {
        side.deck += side.stacks.reduce((sum, stack) => sum + stack.cards.length, 0);
        Object.assign(side, { stacks: side.stacks.map(() => ({ cards: [], up: 0, gone: 0 })), newspapers: side.newspapers.map(() => 0) }, UNJUDGED);
      }
    }),
  }),
  drew: (fact) => ({
    ms: 260,
    verb: 'deal',
    ...at(fact),
    ...change(({ sides }) => {
      const side = sides[fact.seat]!;
      side.deck -= 1;
      if (fact.place < 0) side.hand = fact.card;
      else side.stacks[fact.place]!.cards.push(fact.card);
    }),
  }),
  attempted: (fact) => ({
    ms: 350,
    verb: 'flip',
    ...at(fact),
    ...change((next) => {
      const side = next.sides[fact.seat]!;
      const stack = side.stacks[fact.place]!;
      stack.up |= 1 << stack.cards.length;
      stack.cards.push(fact.card);
      side.hand = NONE;
      next.place = fact.place;
    }),
  }),
  stopped: (fact) => ({ ms: 300, ...at(fact) }),
  turnedup: (fact) => ({
    ms: 800,
    verb: 'flip',
    ...(fact.by === fact.seat ? {} : { film: 'drone', mark: 'reveal' as const }),
    ...at(fact),
    ...change((next) => {
      const stack = next.sides[fact.seat]!.stacks[fact.place]!;
      const cards = [...fact.cards]; // those that still lie there, in order
      stack.cards = stack.cards.map((card, index) => ((stack.gone >> index) & 1 ? card : cards.shift()!));
      stack.up = bit(stack.cards.length) & ~stack.gone;
      if (fact.by === fact.seat) next.place = fact.place;
    }),
  }),
  countedelevens: (fact) => at(fact),
  total: (fact) => ({ ms: 600, ...at(fact), ...change(({ sides }) => (sides[fact.seat]!.total = fact.halves)) }),
  failed: (fact) => ({ ms: 900, verb: 'stamp', ...at(fact), stamp: { text: 'Failed', bad: true }, film: 'over 21', mark: 'lost' }),
  perfect: (fact) => ({ ms: 900, verb: 'stamp', ...at(fact), stamp: { text: 'Perfect' }, film: '21', mark: 'won' }),
  collected: (fact) => ({
    ms: 1300,
    verb: 'stamp',
    ...at(fact),
    stamp: { text: fact.seat < 0 ? 'Nobody' : 'Taken' },
    film: fact.seat < 0 ? 'nobody took it' : 'mission taken',
    mark: fact.seat < 0 ? 'lost' : 'won',
    flights: fact.seat < 0 ? [] : [{ what: 'mission', kind: fact.mission, count: 1, from: spot(fact.place), to: home(fact.seat) }],
    // The mission itself lies there until it is paid for: whose it is, the lane reads off the past.
    ...change((next) => {
      if (fact.seat < 0) return;
      const side = next.sides[fact.seat]!;
      side.won.push(fact.mission);
      side.items |= items(NONE).filter(({ mission }) => mission === fact.mission).reduce((bits, { item }) => bits | (1 << item), 0);
    }),
  }),
  tokens: (fact) => change(({ sides }) => (sides[fact.seat]!.tokens = fact.tokens)),
  passed: {},
  used: (fact) => ({
    ms: 700,
    film: 'item',
    ...change(({ sides }) => {
      const side = sides[fact.seat]!;
      const spent = 1 << (fact.usb ? items(NONE).findIndex(({ name }) => name === 'USB Stick') : fact.item);
      side.items &= ~spent;
      side.used |= spent;
    }),
  }),
  tookback: (fact) => ({
    verb: 'slide',
    ...at(fact),
    ...change(({ sides }) => {
      const side = sides[fact.seat]!;
      const stack = side.stacks[fact.place]!;
      stack.cards.pop();
      stack.up &= bit(stack.cards.length);
      side.deck += 1;
    }),
  }),
  flew: (fact) => ({
    ms: 500,
    verb: 'slide',
    rings: [spot(fact.source), spot(fact.target)],
    ...change((next) => {
      const { stacks } = next.sides[fact.seat]!;
      [stacks[fact.source], stacks[fact.target]] = [stacks[fact.target]!, stacks[fact.source]!];
    }),
  }),
  laidnewspaper: (fact) => ({ ms: 600, ...at(fact), ...change(({ sides }) => (sides[1 - fact.seat]!.newspapers[fact.place]! += 1)) }),
  looked: {},
  stunned: (fact) => ({ ms: 700, ...at(fact), ...change(({ sides }) => (sides[1 - fact.seat]!.stacks[fact.place]!.gone |= 1 << fact.index)) }),
  adjusted: (fact) => at(fact),
  finished: { ms: 600 },
});

const UNJUDGED = { total: NO_TOTAL, elevens: 0, vesper: 0 };

function change(lay: (next: View) => void): Pick<Motion<View>, 'after'> {
  return {
    after: (view) => {
      const next = { ...view, mission: [...view.mission], counter: [...view.counter], sides: view.sides.map(copied) };
      lay(next);
      return next;
    },
  };
}

const copied = (side: Side): Side => ({
  ...side,
  won: [...side.won],
  newspapers: [...side.newspapers],
  stacks: side.stacks.map((stack) => ({ ...stack, cards: [...stack.cards] })),
});
