import { describe, expect, it } from 'vitest';
import { playthroughs, stepsOf, type Step } from '../../tests/golden.ts';
import type { Motion } from '../lib/table/motion.ts';
import type { View as Embassy } from '../wire/redacted.ts';
import type { View as Ring } from '../wire/spy_tactics.ts';
import { motion as doubleAgent } from './double_agent/motion.ts';
import { motion as kompromat } from './kompromat/motion.ts';
import { motion as microfilms } from './microfilms/motion.ts';
import { motion as redacted } from './redacted/motion.ts';
import { motion as spyTactics } from './spy_tactics/motion.ts';

type Told = { fact: string };
type Moved = (fact: any, view: any) => Motion;
const GAMES: Record<string, Moved> = { kompromat, double_agent: doubleAgent, spy_tactics: spyTactics, microfilms, redacted };

/** Step by step, what each audience was told; spectators last. */
function tellings(text: string): Step<any, Told>[][] {
  const seats = new Set([...text.matchAll(/^ {2}([A-I]) sees /gm)].map((found) => found[1]!));
  const audiences = [...seats, 'spectator'].map((audience) => stepsOf<any, Told>(text, audience));
  return audiences[0]!.map((_, step) => audiences.map((steps) => steps[step]!));
}

describe.each(Object.keys(GAMES))('%s', (game) => {
  const moved = GAMES[game]!;

  it.each(Object.entries(playthroughs(game)))('%s: no pause, sound or place tells what a fact hides', (_, text) => {
    let compared = 0;
    for (const told of tellings(text)) {
      const watched = told.at(-1)!; // by everybody
      for (const { facts, before } of told.slice(0, -1)) {
        for (const fact of facts) {
          for (const other of watched.facts.filter((one) => sameEvent(one, fact))) {
            const motion = moved(other, watched.before);
            expect(seen(motion), JSON.stringify([fact, other])).toEqual(seen(moved(fact, before)));
            compared += 1;
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});

const HIDDEN = -2;

/** Whether two audiences were told of the same event: they differ in what one of them may not know. */
function sameEvent(one: any, other: any): boolean {
  if (one.fact !== other.fact) return false;
  return Object.keys(one).every((field) => {
    const [a, b] = [one[field], other[field]].map((value) => JSON.stringify(value));
    return a === b || b!.includes(String(HIDDEN)) || a!.includes(String(HIDDEN));
  });
}

function seen({ ms, verb, rings, arrows, flights, stamp, film, mark, movement }: Motion): object {
  return { mark, movement, ms, verb, rings, arrows, stamp, film, flights: flights?.map(({ what, count, from, to }) => ({ what, count, from, to })) };
}

describe('told fact by fact, things come to where the view that is laid has them', () => {
  const laid = (moved: Moved) => (view: any, fact: any) => moved(fact, view).after?.(view) ?? view;

  it.each(Object.entries(playthroughs('redacted')))('[redacted] %s: who stands where', (_, text) => {
    const walked = stepsOf<Embassy, Told>(text, 'spectator').filter(({ facts }) => facts.some(({ fact }) => fact === 'walked'));
    expect(walked.length).toBeGreaterThan(10);
    for (const { facts, before, after } of walked) {
      // Who only now enters the house is seen with the view.
      const inside = before.agents.map(({ room }) => room >= 0);
      const rooms = (view: Embassy) => view.agents.map((agent, seat) => (agent.arrested || !inside[seat] ? null : agent.room));
      const ways = facts.every(({ fact }) => !['arrested', 'began', 'reception'].includes(fact));
      if (ways) expect(rooms(facts.reduce(laid(redacted), before)), JSON.stringify(facts)).toEqual(rooms(after));
    }
  });

  it.each(Object.entries(playthroughs('spy_tactics')))('Spy Tactics %s: what everybody sees of the agents', (_, text) => {
    for (const { facts, before, after } of stepsOf<Ring, Told>(text, 'spectator')) {
      if (!facts.length) continue;
      const open = (view: Ring) => [view.played, view.agents.map((agent) => [agent.out, agent.exposed, agent.team])];
      expect(open(facts.reduce(laid(spyTactics), before)), JSON.stringify(facts)).toEqual(open(after));
    }
  });
});
