import { describe, expect, it } from 'vitest';
import type { Fact, View } from '../../wire/double_agent.ts';
import { playthroughs, stepsOf } from '../../../tests/golden.ts';
import { declassify } from './declassify.ts';
import { motion } from './motion.ts';
import { EVERYBODY, HIDDEN, isOpen } from './table.ts';

/** What the board draws of a view. Of a delivered agent nothing lies there any more. */
function drawn(view: View): object {
  const sorted = (cards: number[]) => [...cards].sort((one, other) => one - other);
  const open = (values: number[]) => values.map((value, agent) => (isOpen(view, agent) ? value : null));
  const bits = (set: number) => open(view.influence.map((_, agent) => (set >> agent) & 1));
  return {
    influence: open(view.influence),
    active: bits(view.active),
    extra: bits(view.extra),
    deliveries: view.deliveries,
    sides: view.sides.map((side) => ({
      tokens: side.tokens,
      files: side.files.map((files) => [files.cards, files.backs]),
      shredded: side.shredded.backs,
      hand: sorted(side.hand),
      backs: side.backs,
      deck: side.deck,
      top: side.top,
    })),
  };
}

const laid = (view: View, fact: Fact): View => motion(fact, view).after?.(view) ?? view;

describe.each(Object.entries(playthroughs('double_agent')))('%s', (_, text) => {
  it.each(['A', 'B', 'spectator'])('told fact by fact, %s comes to the view that is laid in the end', (audience) => {
    const steps = stepsOf<View, Fact>(text, audience);
    expect(steps.length).toBeGreaterThan(20);
    for (const { facts, before, after } of steps) {
      if (before.phase === 0) continue; // how many tokens the other has placed is seen, not told (DR8)
      expect(drawn(facts.reduce(laid, before)), JSON.stringify(facts)).toEqual(drawn(after));
    }
  });

  it('all seats together leave nothing covered', () => {
    const [own, other] = ['A', 'B'].map((audience) => stepsOf<View, Fact>(text, audience));
    own!.forEach((step, at) => {
      const truth = declassify([step.after, other![at]!.after]);
      for (const side of truth.sides) expect([...side.tokens, ...side.hand, ...side.shredded.cards, ...side.files.flatMap((files) => files.cards)]).not.toContain(HIDDEN);
    });
    expect(own!.at(-1)!.after.sides.some((side) => side.token_known.includes(EVERYBODY))).toBe(true);
  });
});
