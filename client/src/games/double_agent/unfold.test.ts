import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Fact, View } from '../../wire/double_agent.ts';
import { declassify } from './declassify.ts';
import { coveredView, EVERYBODY, HIDDEN } from './table.ts';
import { unfold } from './unfold.ts';

// The rules' own golden playthroughs: what each audience was told at each step, and saw after it.
const GOLDEN = new URL('../../../../tests/games/double_agent/golden/', import.meta.url);
const LINE = /^ {2}(.+?) (told|sees?) (.*)$/;

interface Step {
  facts: Fact[];
  before: View;
  after: View;
}

function stepsOf(text: string, audience: string): Step[] {
  const steps: Step[] = [];
  let view: View | null = null;
  for (const block of text.split('\n\n').slice(1)) {
    const facts: Fact[] = [];
    const before: View | null = view;
    for (const line of block.split('\n')) {
      const [, who = '', verb = '', rest = ''] = LINE.exec(line) ?? [];
      if (who !== 'all' && !who.split(' ').includes(audience)) continue;
      if (verb === 'told') facts.push(JSON.parse(rest) as Fact);
      else if (rest.startsWith('{')) view = JSON.parse(rest) as View;
      else for (const change of rest.split('; ')) view = changed(view!, change);
    }
    if (before && view) steps.push({ facts, before, after: view });
  }
  return steps;
}

/** "sides.0.hand [1,2]" */
function changed(view: View, change: string): View {
  const [path, value] = [change.slice(0, change.indexOf(' ')).split('.'), JSON.parse(change.slice(change.indexOf(' ') + 1)) as unknown];
  const next = structuredClone(view);
  let at = next as unknown as Record<string, unknown>;
  for (const part of path.slice(0, -1)) at = at[part] as Record<string, unknown>;
  at[path.at(-1)!] = value;
  return next;
}

/** What the board draws of a view. */
function drawn(view: View): object {
  const sorted = (cards: number[]) => [...cards].sort((one, other) => one - other);
  return {
    influence: view.influence,
    active: view.active,
    extra: view.extra,
    deliveries: view.deliveries,
    sides: view.sides.map((side) => ({
      tokens: side.tokens,
      files: side.files.map((files) => [files.cards, files.backs]),
      shredded: side.shredded.backs,
      hand: sorted(side.hand),
      deck: side.deck,
      discards: sorted(side.discards),
      scored: sorted(side.scored),
    })),
  };
}

describe.each(readdirSync(GOLDEN))('%s', (file) => {
  const text = readFileSync(new URL(file, GOLDEN), 'utf-8');

  it.each(['A', 'B', 'spectator'])('told fact by fact, %s comes to the view that is laid in the end', (audience) => {
    const steps = stepsOf(text, audience);
    expect(steps.length).toBeGreaterThan(20);
    for (const { facts, before, after } of steps) {
      if (before.phase === 0) continue; // how many tokens the other has placed is seen, not told (DR8)
      expect(drawn(facts.reduce(unfold, before)), JSON.stringify(facts)).toEqual(drawn(after));
    }
  });

  it('all seats together leave nothing covered, and a covered screen shows no more than a spectator sees', () => {
    const [own, other, spectator] = ['A', 'B', 'spectator'].map((audience) => stepsOf(text, audience));
    own!.forEach((step, at) => {
      const truth = declassify([step.after, other![at]!.after]);
      for (const side of truth.sides) expect([...side.tokens, ...side.hand, ...side.shredded.cards, ...side.files.flatMap((files) => files.cards)]).not.toContain(HIDDEN);
      expect(coveredView(step.after)).toEqual({ ...spectator![at]!.after, seat: 0 });
    });
    expect(own!.at(-1)!.after.sides.some((side) => side.token_known.includes(EVERYBODY))).toBe(true);
  });
});
