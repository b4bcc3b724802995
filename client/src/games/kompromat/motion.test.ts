import { describe, expect, it } from 'vitest';
import { playthroughs, stepsOf } from '../../../tests/golden.ts';
import type { Fact, View } from '../../wire/kompromat.ts';
import { motion } from './motion.ts';

/** What lies on the board; a mission that was just decided is taken away by the view that is laid. */
function drawn(view: View, facts: Fact[]): object {
  const decided = facts.slice(facts.findLastIndex(({ fact }) => fact === 'laid') + 1).flatMap((one) => (one.fact === 'collected' ? [one.place] : []));
  const open = (values: number[]) => values.map((value, place) => (decided.includes(place) ? null : value));
  return { round: view.round, starter: view.starter, mission: open(view.mission), counter: open(view.counter), sides: view.sides.map(({ stacks, newspapers, deck, hand, tokens, items, used, won }) => ({ stacks, newspapers, deck, hand, tokens, items, used, won })) };
}

const laid = (view: View, fact: Fact): View => motion(fact, view).after?.(view) ?? view;

describe.each(Object.entries(playthroughs('kompromat')))('%s', (_, text) => {
  it.each(['A', 'B', 'spectator'])('told fact by fact, %s comes to the board that is laid in the end', (audience) => {
    const steps = stepsOf<View, Fact>(text, audience).filter(({ facts }) => facts.length);
    expect(steps.length).toBeGreaterThan(20);
    for (const { facts, before, after } of steps) {
      const board = facts.reduce(laid, before);
      expect(drawn(board, facts), JSON.stringify(facts)).toEqual(drawn(after, facts));
    }
  });
});
