import type { Belief, Question } from '../../wire/server.ts';
import { OVER, type Page, type View } from '../../wire/microfilms.ts';
import { kindsIn, kindsOf } from './cards.ts';

/**
 * The server asks in the order of places, without the viewer's own: the identity, the second one if
 * there is one, and at last the alliance.
 */
export function counted(view: View, belief: Belief): { places: Map<number, Question[]>; alliance: Question | null } {
  const places = new Map<number, Question[]>();
  const left = [...belief.questions];
  const alliance = left.pop() ?? null;
  for (let place = 0; place < view.players.length; place++) {
    if (place === view.seat) continue;
    const second = (view.players[place]?.second ?? -1) !== -1;
    places.set(place, left.splice(0, second ? 2 : 1));
  }
  return { places, alliance };
}

/** Seen in a hand or in the deck and perhaps gone since (MR42): what is still sure is no such thing. */
export function was(notes: { was: number } | undefined, sure: readonly number[]): number[] {
  return kindsIn(notes?.was ?? 0).filter((kind) => !sure[kind]);
}

/** Own cards that another seat may have seen (MR45). */
export function mayHaveSeen(view: View, seat: number): number[] {
  const glances = view.seat === null ? [] : (view.memory?.hands[view.seat]?.glances ?? []);
  const seen = glances.filter((glance) => glance.seat === seat && glance.still).flatMap((glance) => glance.among);
  return [...new Set(seen)].sort((a, b) => a - b);
}

/** All seats' views of one moment laid together. */
export function declassify(views: View[]): View {
  const first = views[0]!;
  if (first.phase === OVER) return first;
  const players = first.players.map((player, place) => {
    const own = views.find((view) => view.seat === place)?.players[place];
    if (own) return own;
    const hand = views.map((view) => view.players[place]!.hand.sure).reduce((a, b) => (kindsOf(b).length > kindsOf(a).length ? b : a));
    const identity = Math.max(...views.map((view) => view.players[place]!.identity));
    return { ...player, identity, hand: { ...player.hand, sure: hand } };
  });
  const offered = Math.max(...views.map((view) => view.offered));
  const met = views.reduce((all, view) => all | view.met, 0);
  return { ...first, players, met, offered, memory: pooled(views.flatMap((view) => view.memory ?? [])) };
}

/** What is certain of the deck to anybody, and nothing that only one of them may conclude. */
function pooled(pages: Page[]): Page | null {
  const first = pages[0];
  if (!first) return null;
  const sure = pages.map((page) => page.deck.sure).reduce((a, b) => (kindsOf(b).length > kindsOf(a).length ? b : a));
  return { ...first, deck: { ...first.deck, sure }, hands: first.hands.map(() => ({ was: 0, lacks: 0, glances: [] })) };
}
