import type { Seat } from '../../lib/table/scene.ts';
import { CROUPIER, DECK, DISCARDS, type View } from '../../wire/microfilms.ts';

/** Where things go on the baize; elements carry these as data-spot. */
export type Spot = string; // place-0, place-1, ..., deck, discard, house, box

/** Facts name the Croupier by his number in actions; at the table he sits behind the last seat. */
export function placeOf(view: View, aim: number): number {
  return aim === CROUPIER ? view.seats : aim;
}

export function spotOf(view: View, location: number): Spot {
  if (location === DECK) return 'deck';
  if (location === DISCARDS) return 'discard';
  return placeSpot(placeOf(view, location));
}

export const placeSpot = (place: number): Spot => `place-${place}`;

export function nameOf(view: View, seats: readonly Seat[], place: number): string {
  if (place === view.seats) return 'the Croupier';
  return seats[place]?.name ?? '?';
}

/**
 * Clockwise from the foot of the table, then the left hand. The Croupier has
 * the place opposite.
 */
export function around(view: View, foot: number): number[] {
  const seats = Array.from({ length: view.seats }, (_, nth) => (foot + nth) % view.seats);
  return view.duel ? [...seats, view.seats] : seats;
}

/** How the cloth is laid, by the number of places: where each one after the foot sits. */
export const LAYOUT: Record<number, readonly string[]> = {
  3: ['foot', 'nw', 'ne'],
  4: ['foot', 'w', 'n', 'e'],
  5: ['foot', 'w', 'nw', 'ne', 'e'],
  6: ['foot', 'w', 'nnw', 'n', 'nne', 'e'],
};
export const DUEL: readonly string[] = ['foot', 'w', 'n'];
