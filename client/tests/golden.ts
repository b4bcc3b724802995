import { readdirSync, readFileSync } from 'node:fs';

/** The rules' own playthroughs (tests/games): what each audience was told at each step, and saw after it. */
const GAMES = new URL('../../tests/games/', import.meta.url);
const LINE = /^ {2}(.+?) (told|sees?) (.*)$/;

export interface Step<V = any, F = any> {
  facts: F[];
  before: V;
  after: V;
}

/** By file. */
export function playthroughs(game: string): Record<string, string> {
  const folder = new URL(`${game}/golden/`, GAMES);
  return Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf-8')]));
}

export function stepsOf<V, F>(text: string, audience: string): Step<V, F>[] {
  const steps: Step<V, F>[] = [];
  let view: V | null = null;
  for (const block of text.split('\n\n').slice(1)) {
    const facts: F[] = [];
    const before: V | null = view;
    for (const line of block.split('\n')) {
      const [, who = '', verb = '', rest = ''] = LINE.exec(line) ?? [];
      if (who !== 'all' && !who.split(' ').includes(audience)) continue;
      if (verb === 'told') facts.push(JSON.parse(rest) as F);
      else if (rest.startsWith('{')) view = JSON.parse(rest) as V;
      else if (verb) for (const change of rest.split('; ')) view = changed(view, change);
    }
    if (before && view) steps.push({ facts, before, after: view });
  }
  return steps;
}

/** "sides.0.hand [1,2]": what does not change is shared. */
function changed<V>(view: V, change: string): V {
  const space = change.indexOf(' ');
  return replaced(view, change.slice(0, space).split('.'), JSON.parse(change.slice(space + 1))) as V;
}

function replaced(at: unknown, [part, ...path]: string[], value: unknown): unknown {
  if (part === undefined) return value;
  const copy = (Array.isArray(at) ? [...at] : { ...(at as object) }) as Record<string, unknown>;
  copy[part] = replaced(copy[part], path, value);
  return copy;
}
