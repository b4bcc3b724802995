import type { Seat } from '../../lib/table/scene.ts';
import { CODES, TEAMS, type View } from '../../wire/spy_tactics.ts';
import { has, phase } from './codes.ts';

/** What this seat saw with its own eyes, and who saw its side. */
export function certain(view: View, seats: readonly Seat[]): string[] {
  const me = view.seat;
  if (me === null || phase(view) === 'over') return [];
  const own = view.agents[me]!;
  const seen = seats.filter((seat) => has(own.seen, seat.seat)).map((seat) => `${seat.name} is ${TEAMS[view.agents[seat.seat]!.team] ?? 'unknown'}: you looked.`);
  const by = seats.filter((seat) => has(view.agents[seat.seat]!.seen, me)).map((seat) => `${seat.name} knows your side.`);
  return [...seen, ...by];
}

/** Cards that changed hands in round one: both sides know which, not where they are now. */
export function was(view: View, seats: readonly Seat[]): string[] {
  return seats.flatMap((seat) => {
    const card = view.agents[seat.seat]!.passed;
    if (card < 0) return [];
    return seat.seat === view.seat ? [`You passed ${CODES[card]} on in round 1.`] : [`${seat.name} passed on ${CODES[card]} in round 1.`];
  });
}
