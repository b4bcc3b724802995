import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS as FILES } from '../../wire/double_agent.ts';
import { MISSIONS } from '../../wire/kompromat.ts';
import { CARDS, IDENTITY_NAMES } from '../../wire/microfilms.ts';
import { ITEMS, ROOMS, SHOWN } from '../../wire/redacted.ts';
import type { RuleText } from '../../wire/server.ts';
import { CODES } from '../../wire/spy_tactics.ts';
import { explain } from './explain.ts';

const THINGS: Record<string, readonly string[]> = {
  kompromat: [...MISSIONS.map(({ name, kind }) => (kind === 'Target' ? kind : name)), 'Counter-intelligence', 'token', '1/11', '0.5'],
  double_agent: FILES.filter(({ action, value }) => action || value === 0).map(({ name }): string => name).concat('loyalty token', 'influence counter', 'fourth file', 'file'),
  spy_tactics: [...CODES, 'victory points', 'alignment'],
  microfilms: [...CARDS.map(({ name }) => name), ...IDENTITY_NAMES, 'Suspect', 'Cleared', 'franc', 'evening', 'draw deck', 'discard deck'],
  redacted: [...ITEMS, ...ROOMS.filter((room) => !['Office', 'Entrance'].includes(room)), ...SHOWN, 'Loyalty', 'alert card', 'guard', 'objective', 'Deliver'],
};

function rulesOf(game: string): RuleText[] {
  const page = (file: string) => readFileSync(new URL(`../../../../src/brushpass/games/${game}/${file}.md`, import.meta.url), 'utf-8');
  const text = page('rulebook') + page('rulings');
  return [...text.matchAll(/^- \*\*(\S+)\*\* ((?:.+\n)(?:  .+\n)*)/gm)].map(([, number, text]) => ({ number: number!, text: text!.replace(/\s+/g, ' '), reconstructed: false }));
}

describe.each(Object.keys(THINGS))('%s', (game) => {
  it.each(THINGS[game]!)('says what %s is, from the rules', (name) => {
    const found = explain(rulesOf(game), name);
    expect(found.length).toBeGreaterThan(0);
  });
});

it('what begins with a name is about it, and comes before what mentions it', () => {
  const rules = [
    { number: 'R1', text: 'Who has a Key may open a Storage.', reconstructed: false },
    { number: 'R2', text: 'Storage: draw an item.', reconstructed: false },
  ];
  expect(explain(rules, 'Storage').map(({ number }) => number)).toEqual(['R2']);
  expect(explain(rules, 'red Key').map(({ number }) => number)).toEqual(['R1']);
  expect(explain(rules, 'Tunnel')).toEqual([]);
});
