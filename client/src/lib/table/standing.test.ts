import { expect, it } from 'vitest';
import type { GamePage, Seat } from './scene.ts';
import { standings, together } from './standing.ts';

const seat = (at: number, more: Partial<Seat> = {}): Seat => ({ seat: at, letter: 'ABCD'[at]!, name: 'ABCD'[at]!, you: false, bot: null, here: true, missed: false, deciding: false, left: null, won: false, ...more });
const SEATS = [seat(0), seat(1), seat(2)];

it('a team has one score and stands before those who lost', () => {
  const page = { teams: () => together(['blue', 'red', 'blue']) } as unknown as GamePage;
  const found = standings(page, null, SEATS, { points: [3, 7, 3], winners: [0, 2] });
  expect(found.map(({ team, seats, score, won }) => [team, seats.map((one) => one.letter).join(''), score, won])).toEqual([
    ['blue', 'AC', 3, true],
    ['red', 'B', 7, false],
  ]);
});

it('without points nobody has a score', () => {
  const page = { scored: () => false } as unknown as GamePage;
  expect(standings(page, null, SEATS, { points: [0, 1, 0], winners: [1] }).map(({ score }) => score)).toEqual([null, null, null]);
});
