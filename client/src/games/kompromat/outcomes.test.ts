import { expect, it } from 'vitest';
import { playthroughs, stepsOf } from '../../../tests/golden.ts';
import type { Fact, View } from '../../wire/kompromat.ts';
import { outcomes } from './outcomes.ts';

it.each(Object.entries(playthroughs('kompromat')))('%s: what was won and lost can be read until the next round', (_, text) => {
  const steps = stepsOf<View, Fact>(text, 'spectator');
  const past: Fact[] = [];
  let read = 0;
  for (const { facts, after } of steps) {
    past.push(...facts);
    const found = outcomes(past);
    after.mission.forEach((mission, place) => {
      if (after.round === 0 || mission >= 0) return;
      const { taker, totals, mission: kind } = found[place]!;
      expect(taker, `mission ${place + 1} of round ${after.round}`).not.toBeNull();
      after.sides.forEach((side, seat) => expect(totals[seat] === null).toBe(!side.stacks[place]!.cards.length));
      if (taker! >= 0) expect(after.sides[taker!]!.won).toContain(kind);
      read += 1;
    });
  }
  expect(read).toBeGreaterThan(4);
});
