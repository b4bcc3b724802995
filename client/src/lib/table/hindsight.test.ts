import { expect, it } from 'vitest';
import type { BeliefFrame } from '../../wire/server.ts';
import { hindsight, percent } from './hindsight.ts';
import type { Seat } from './scene.ts';

const frame = (counts: Record<string, number> | null, truth: string): BeliefFrame =>
  ({ type: 'belief', number: 0, belief: counts && { worlds: 4, questions: [{ about: 'who', counts }] }, truths: { who: truth } }) as unknown as BeliefFrame;
const seats = [{ seat: 0, letter: 'A' }, { seat: 1, letter: 'B' }] as Seat[];

it('follows a question as long as somebody asks it, and gives each seat its share of the truth of then', () => {
  const beliefs = {
    A: [frame(null, ''), frame({ x: 1, y: 3 }, 'x'), frame({ y: 4 }, 'y'), frame(null, ''), frame({ x: 1 }, 'x')],
    B: [frame(null, ''), frame(null, 'x'), frame({ x: 2, y: 2 }, 'y'), frame(null, ''), frame(null, 'x')],
  };
  const found = hindsight(beliefs, seats, 'who', 2)!;
  expect(found.from).toBe(1);
  expect(found.truths).toEqual(['x', 'y']);
  expect(found.curves.map(({ shares }) => shares)).toEqual([[0.25, 1], [null, 0.5]]);
  expect(hindsight(beliefs, seats, 'who', 3)).toBeNull();
});

it('what is nearly certain is not called certain', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map((share) => percent(share).replace('\u00a0', ' '))).toEqual(['0 %', '<1 %', '50 %', '>99 %', '100 %']);
});
