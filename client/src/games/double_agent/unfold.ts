import { CARDS, type Fact, type FilesView, type Page, type Side, type TakenBack, type View } from '../../wire/double_agent.ts';
import { EVERYBODY, HIDDEN, NONE, has } from './table.ts';

/**
 * The table a moment later: a fact laid on the view that came before it, so that what happens at once
 * can be watched step by step. It is a picture only; the next view replaces it.
 */
export function unfold(view: View, fact: Fact): View {
  const next: View = { ...view, sides: view.sides.map(copied) };
  const side = 'seat' in fact ? next.sides[fact.seat] : undefined;
  switch (fact.fact) {
    case 'placed':
      side!.tokens[fact.agent] = fact.value;
      break;
    case 'drew':
      side!.hand = [...side!.hand, fact.card].sort((one, other) => one - other);
      side!.deck -= 1;
      break;
    case 'filed':
      side!.filing = NONE;
      leave(side!, fact.card);
      lay(side!.files[fact.agent]!, fact.card, fact.back);
      break;
    case 'played':
      leave(side!, fact.card);
      side!.discards.push(fact.card);
      next.using = fact.card;
      break;
    case 'moved':
      next.influence = view.influence.with(fact.agent, fact.space);
      if (fact.active) next.active |= 1 << fact.agent;
      break;
    case 'nosed':
      next.extra |= 1 << fact.agent;
      next.needed = view.needed.with(fact.agent, view.needed[fact.agent]! + 1);
      break;
    case 'read':
      if (!fact.cards.includes(HIDDEN)) next.sides[1 - fact.seat]!.files[fact.agent]!.cards = [...fact.cards];
      break;
    case 'watched':
      if (fact.value !== HIDDEN) next.sides[1 - fact.seat]!.tokens[fact.agent] = fact.value;
      break;
    case 'tookback':
      remove(side!.files[fact.agent]!, fact.index);
      next.memory = shifted(next.memory, fact.seat, fact.agent, fact.index);
      side!.hand = [...side!.hand, fact.card].sort((one, other) => one - other);
      break;
    case 'shredded':
      remove(next.sides[fact.owner]!.files[fact.agent]!, fact.index);
      lay(next.sides[fact.owner]!.shredded, fact.card, fact.back);
      next.memory = shifted(next.memory, fact.owner, fact.agent, fact.index);
      break;
    case 'swapped':
      swap(next.sides[fact.owner]!.tokens, fact.one, fact.other);
      swap(next.sides[fact.owner]!.token_known, fact.one, fact.other);
      break;
    case 'revealed':
      next.sides.forEach((one, seat) => reveal(one, fact.agent, fact.tokens[seat]!, fact.files[seat]!));
      break;
    case 'trapped':
      next.sides.forEach((one, seat) => spring(one, fact.agent, seat === fact.owner ? fact.card : NONE));
      break;
    case 'delivered':
      deliver(next, fact.agent, fact.winner, fact.loyalty, fact.points);
      break;
  }
  return next;
}

const copiedFiles = (files: FilesView): FilesView => ({ cards: [...files.cards], backs: [...files.backs], known: [...files.known] });
const copied = (side: Side): Side => ({
  ...side,
  tokens: [...side.tokens],
  token_known: [...side.token_known],
  files: side.files.map(copiedFiles),
  shredded: copiedFiles(side.shredded),
  discards: [...side.discards],
  scored: [...side.scored],
});

/** From the hand: the card itself where it is known, else any back. */
function leave(side: Side, card: number): void {
  const place = Math.max(0, side.hand.indexOf(side.hand.includes(card) ? card : HIDDEN));
  side.hand = side.hand.toSpliced(place, 1);
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

/** The destroyed file goes, and every Case with it (DR20). */
function spring(side: Side, agent: number, card: number): void {
  const files = side.files[agent]!;
  const gone = files.cards.filter((one) => CARDS[one]?.name === 'Booby-Trapped Case');
  if (card !== NONE) gone.push(card);
  for (const one of gone) {
    side.discards.push(one);
    remove(files, files.cards.indexOf(one));
  }
}

function deliver(view: View, agent: number, winner: number, loyalty: number[], points: number): void {
  view.sides.forEach((side, owner) => {
    const files = side.files[agent]!;
    view.sides[winner]!.scored.push(...files.cards.map((card) => owner * CARDS.length + card));
    side.files[agent] = { cards: [], backs: [], known: [] };
  });
  if (has(view.delivered, agent)) return;
  view.delivered |= 1 << agent;
  view.active &= ~(1 << agent);
  view.extra &= ~(1 << agent);
  view.influence = view.influence.with(agent, NONE);
  view.deliveries = view.deliveries.with(agent, { winner, loyalty, points });
}
