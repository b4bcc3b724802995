import { expect, it } from 'vitest';
import type { BeliefFrame } from '../../wire/server.ts';
import { turns } from './turns.ts';

const frame = (number: number, questions: Record<string, Record<string, number>>, truths: Record<string, string>): BeliefFrame =>
  ({ type: 'belief', number, belief: { worlds: 10, questions: Object.entries(questions).map(([about, counts]) => ({ about, counts })) }, truths }) as BeliefFrame;

it('names the moments at which the share of the truth changed most, in their order', () => {
  const truths = { who: 'Wren', what: 'Bomb' };
  const found = turns(
    [
      frame(0, { who: { Ada: 5, Wren: 5 }, what: { Bomb: 1, Key: 9 } }, truths),
      frame(1, { who: { Ada: 9, Wren: 1 }, what: { Bomb: 1, Key: 9 } }, truths), // 50 to 10
      frame(2, { who: { Ada: 8, Wren: 1 }, what: { Bomb: 1, Key: 8 } }, truths), // hardly anything
      frame(3, { what: { Bomb: 5, Key: 5 } }, truths), // who: answered on the table; what: 11 to 50
      frame(4, { what: { Bomb: 6, Key: 5 } }, truths),
    ],
    2,
  );
  expect(found.map(({ at, about, before, after }) => [at, about, Math.round(before * 100), after])).toEqual([
    [1, 'who', 50, 0.1],
    [3, 'who', 11, 1],
  ]);
});
