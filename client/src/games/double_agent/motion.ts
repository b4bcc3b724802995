import { moving, type Motion } from '../../lib/table/motion.ts';
import { CARDS, type Fact, type FilesView, type Page, type Side, type TakenBack, type View } from '../../wire/double_agent.ts';
import { EVERYBODY, HIDDEN, letterOf, NONE } from './table.ts';

export function spot(part: 'stand' | 'files' | 'body', agent: number, seat?: number): string {
  return seat === undefined ? `${part}-${agent}` : `${part}-${agent}-${seat}`;
}

/** By the kind of fact alone, so that no pause says more than the fact does. */
export const motion = moving<View, Fact>({
  placed: ({ seat, agent, value }) => ({ verb: 'slide', ...change((next) => (next.sides[seat]!.tokens[agent] = value)) }),
  began: { ms: 500 },
  dealt: ({ seat, cards, backs, top }) => ({
    verb: 'deal',
    ...change(({ sides }) => {
      sides[seat] = { ...sides[seat]!, hand: [...cards], backs: [...backs], deck: sides[seat]!.deck - cards.length, top };
    }),
  }),
  drew: ({ seat, card, back, top }) => ({
    verb: 'deal',
    ...change(({ sides }) => {
      take(sides[seat]!, card, back);
      sides[seat]!.deck -= 1;
      sides[seat]!.top = top;
    }),
  }),
  filed: ({ seat, agent, card, back }) => ({
    ms: 550,
    verb: 'deal',
    rings: [spot('files', agent, seat)],
    ...change(({ sides }) => {
      sides[seat]!.filing = NONE;
      leave(sides[seat]!, card, back);
      lay(sides[seat]!.files[agent]!, card, back);
    }),
  }),
  played: ({ seat, card }) => ({
    ms: 800,
    verb: 'flip',
    ...change((next) => {
      leave(next.sides[seat]!, card, CARDS[card]?.back ?? NONE);
      next.sides[seat]!.discards.push(card);
      next.using = card;
    }),
  }),
  moved: ({ agent, space, active }) => ({
    ms: 450,
    verb: 'slide',
    rings: [spot('body', agent)],
    ...change((next) => {
      next.influence = next.influence.with(agent, space);
      if (active) next.active |= 1 << agent;
    }),
  }),
  revealed: ({ agent, tokens, files }) => ({
    ms: 1500,
    verb: 'flip',
    rings: [spot('body', agent)],
    ...change(({ sides }) => sides.forEach((side, seat) => reveal(side, agent, tokens[seat]!, files[seat]!))),
  }),
  trapped: ({ agent, owner, card }) => ({
    ms: 900,
    verb: 'stamp',
    rings: [spot('body', agent)],
    film: 'booby trap',
    mark: 'lost',
    ...change(({ sides }) => {
      const files = sides[owner]!.files[agent]!;
      remove(files, files.cards.indexOf(card));
      sides[owner]!.discards.push(card);
    }),
  }),
  delivered: ({ agent, winner, loyalty, points }) => ({
    ms: 1100,
    verb: 'stamp',
    rings: [spot('body', agent)],
    film: `${letterOf(agent)} delivers`,
    mark: 'won',
    ...change((next) => {
      for (const side of next.sides) side.files[agent] = { cards: [], backs: [], known: [] };
      next.delivered |= 1 << agent;
      next.deliveries = next.deliveries.with(agent, { winner, loyalty, points });
    }),
  }),
  fizzled: { ms: 800 },
  nosed: ({ agent }) => ({ ms: 600, verb: 'slide', rings: [spot('body', agent)], ...change((next) => (next.extra |= 1 << agent)) }),
  read: ({ seat, agent, cards }) => ({
    ms: 900,
    rings: [spot('files', agent, 1 - seat)],
    ...change(({ sides }) => {
      if (!cards.includes(HIDDEN)) sides[1 - seat]!.files[agent]!.cards = [...cards];
    }),
  }),
  watched: ({ seat, agent, value }) => ({
    ms: 900,
    rings: [spot('stand', agent, 1 - seat)],
    ...change(({ sides }) => {
      if (value !== HIDDEN) sides[1 - seat]!.tokens[agent] = value;
    }),
  }),
  tookback: ({ seat, agent, index, card, back }) => ({
    ms: 600,
    verb: 'slide',
    rings: [spot('files', agent, seat)],
    ...change((next) => {
      remove(next.sides[seat]!.files[agent]!, index);
      take(next.sides[seat]!, card, next.open_backs ? back : NONE);
      next.memory = shifted(next.memory, seat, agent, index);
    }),
  }),
  shredded: ({ owner, agent, index, card, back }) => ({
    ms: 700,
    verb: 'stamp',
    rings: [spot('files', agent, owner)],
    ...change((next) => {
      remove(next.sides[owner]!.files[agent]!, index);
      lay(next.sides[owner]!.shredded, card, back);
      next.memory = shifted(next.memory, owner, agent, index);
    }),
  }),
  swapped: ({ owner, one, other }) => ({
    ms: 800,
    verb: 'slide',
    rings: [spot('stand', one, owner), spot('stand', other, owner)],
    film: 'swap',
    ...change(({ sides }) => {
      swap(sides[owner]!.tokens, one, other);
      swap(sides[owner]!.token_known, one, other);
    }),
  }),
  finished: { film: 'the end' },
});

/** A picture only: the next view replaces it. */
function change(lay: (next: View) => void): Pick<Motion<View>, 'after'> {
  return {
    after: (view) => {
      const next = { ...view, sides: view.sides.map(copied) };
      lay(next);
      return next;
    },
  };
}

const copiedFiles = (files: FilesView): FilesView => ({ cards: [...files.cards], backs: [...files.backs], known: [...files.known] });
const copied = (side: Side): Side => ({
  ...side,
  tokens: [...side.tokens],
  token_known: [...side.token_known],
  files: side.files.map(copiedFiles),
  shredded: copiedFiles(side.shredded),
  discards: [...side.discards],
});

/** Into the hand, which lies sorted, and so do its backs where they are open. */
function take(side: Side, card: number, back: number): void {
  side.hand = [...side.hand, card].sort((one, other) => one - other);
  if (back !== NONE) side.backs = [...side.backs, back].sort((one, other) => one - other);
}

/** From the hand: the card itself where it is known, else any back. */
function leave(side: Side, card: number, back: number): void {
  const place = Math.max(0, side.hand.indexOf(side.hand.includes(card) ? card : HIDDEN));
  side.hand = side.hand.toSpliced(place, 1);
  if (side.backs.length) side.backs = side.backs.toSpliced(side.backs.indexOf(back), 1);
}

function lay(files: FilesView, card: number, back: number): void {
  files.cards.push(card);
  files.backs.push(back);
  files.known.push(0);
}

function remove(files: FilesView, index: number): void {
  for (const column of [files.cards, files.backs, files.known]) column.splice(index, 1);
}

/** One file less: the marks on those behind it move up. */
function shifted(memory: Page | null, owner: number, agent: number, index: number): Page | null {
  if (!memory) return null;
  const less = (bits: number) => (bits & ((1 << index) - 1)) | ((bits >> (index + 1)) << index);
  const change = (one: TakenBack): TakenBack => ({ ...one, maybe: one.maybe.map((bits, at) => (at === agent ? less(bits) : bits)) });
  return { taken_back: memory.taken_back.map((one, seat) => (seat === owner ? change(one) : one)) };
}

function swap(values: number[], one: number, other: number): void {
  [values[one], values[other]] = [values[other]!, values[one]!];
}

function reveal(side: Side, agent: number, token: number, cards: number[]): void {
  side.tokens[agent] = token;
  side.token_known[agent] = EVERYBODY;
  const files = side.files[agent]!;
  files.cards = [...cards];
  files.known = cards.map(() => EVERYBODY);
}
