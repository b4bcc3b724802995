import type { Belief, Question } from '../../wire/server.ts';
import { GLANCE, KINDS, OVER, type PackView, type View } from '../../wire/microfilms.ts';
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

/** Seen in a pack and perhaps gone since (MR42): what is still sure is no such thing. */
export function was(pack: PackView): number[] {
  return kindsIn(pack.was).filter((kind) => !pack.sure[kind]);
}

/** Own cards that another seat may have seen (MR45). */
export function mayHaveSeen(hand: PackView, seat: number): number[] {
  const seen = new Set<number>();
  hand.among.forEach((among, nth) => {
    const at = nth * GLANCE.fields;
    if (hand.glances[at + GLANCE.seat] !== seat || !hand.glances[at + GLANCE.still]) return;
    for (let kind = 0; kind < KINDS; kind++) {
      if ((among >> (kind * GLANCE.bits)) & ((1 << GLANCE.bits) - 1)) seen.add(kind);
    }
  });
  return [...seen].sort((a, b) => a - b);
}

/** All seats' views of one moment laid together. */
export function declassify(views: View[]): View {
  const first = views[0]!;
  if (first.phase === OVER) return first;
  const players = first.players.map((player, place) => {
    const own = views.find((view) => view.seat === place)?.players[place];
    if (own) return { ...own, hand: { ...own.hand, among: [] } };
    const hand = views.map((view) => view.players[place]!.hand.sure).reduce((a, b) => (kindsOf(b).length > kindsOf(a).length ? b : a));
    const identity = Math.max(...views.map((view) => view.players[place]!.identity));
    return { ...player, identity, hand: { ...player.hand, sure: hand } };
  });
  const deck = views.map((view) => view.deck.sure).reduce((a, b) => (kindsOf(b).length > kindsOf(a).length ? b : a));
  const offered = Math.max(...views.map((view) => view.offered));
  return { ...first, players, deck: { ...first.deck, sure: deck }, met: views.reduce((all, view) => all | view.met, 0), offered };
}
