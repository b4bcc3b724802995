import { HIDDEN, type Agent, type View } from '../../wire/redacted.ts';

/** All seats' views laid together: whatever anybody knew is open. */
export function declassify(views: View[]): View {
  const [first] = views;
  if (!first) throw new Error('no view to declassify');
  const one = (read: (view: View) => number): number => views.map(read).find((value) => value !== HIDDEN) ?? HIDDEN;
  const fullest = (read: (view: View) => readonly number[]): number[] =>
    [...views.map(read)].sort((some, other) => hidden(some) - hidden(other))[0]!.slice();
  return {
    ...first,
    letters: views.reduce((bits, view) => bits | view.letters, 0),
    tiles: first.tiles.map((_, colour) => one((view) => view.tiles[colour] ?? HIDDEN)),
    buried: together(views.map((view) => view.buried)),
    dropped: together(views.map((view) => view.dropped)),
    pending: fullest((view) => view.pending),
    guard_cards: first.guard_cards.map((_, place) => one((view) => view.guard_cards[place] ?? HIDDEN)),
    gift: one((view) => view.gift),
    prize_kind: one((view) => view.prize_kind),
    agents: first.agents.map((agent, seat) => opened(agent, views.find((view) => view.seat === seat)?.agents[seat])),
  };
}

/** As its own player sees it. */
function opened(agent: Agent, own: Agent | undefined): Agent {
  if (!own) return agent;
  return { ...agent, loyalty: own.loyalty, items: own.items, weapons: own.weapons, spent: own.spent, choice: own.choice, shown: own.shown === HIDDEN ? agent.shown : own.shown };
}

const hidden = (cards: readonly number[]): number => cards.filter((card) => card === HIDDEN).length;

/** One pile as several know it: each of its cards was seen by whoever laid it there. */
function together(piles: number[][]): number[] {
  const size = piles[0]?.length ?? 0;
  const kinds: number[] = [];
  for (const pile of piles) {
    for (const kind of new Set(pile)) {
      if (kind === HIDDEN) continue;
      const more = pile.filter((card) => card === kind).length - kinds.filter((card) => card === kind).length;
      for (let n = 0; n < more; n++) kinds.push(kind);
    }
  }
  kinds.sort((some, other) => some - other);
  while (kinds.length < size) kinds.push(HIDDEN);
  return kinds.slice(0, size);
}
