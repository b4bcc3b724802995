import type { EndFrame } from '../../wire/server.ts';
import type { GamePage, Seat } from './scene.ts';

/** Those who won or lost together, with the score they share; null where points say no more than who won. */
export interface Standing {
  team: string | null;
  seats: Seat[];
  score: number | null;
  won: boolean;
}

export function standings(page: GamePage, view: unknown, seats: readonly Seat[], end: Pick<EndFrame, 'points' | 'winners'>): Standing[] {
  const alone = seats.map((seat) => ({ name: null, seats: [seat.seat] }));
  const points = page.scored?.(view) ?? true;
  const all = (page.teams?.(view) ?? alone).map((team) => ({
    team: team.name,
    seats: seats.filter((seat) => team.seats.includes(seat.seat)),
    score: points ? (end.points[team.seats[0] ?? 0] ?? 0) : null,
    won: team.seats.some((seat) => end.winners.includes(seat)),
  }));
  return all.toSorted((one, other) => Number(other.won) - Number(one.won) || (other.score ?? 0) - (one.score ?? 0));
}

/** Seats by what they turned out to be, in the order of the seats. */
export function together(names: readonly string[]): { name: string; seats: number[] }[] {
  const seats = (name: string) => names.flatMap((other, seat) => (other === name ? [seat] : []));
  return [...new Set(names)].map((name) => ({ name, seats: seats(name) }));
}

const figures = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
export const figure = (score: number) => figures.format(score);
