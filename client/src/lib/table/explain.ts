import type { RuleText } from '../../wire/server.ts';

const MOST = 2; // rules that are quoted

/**
 * The rules that say what a thing is: those that begin with its name, as "Storage: draw an item" does; else the first
 * that speak of it. Of "red Briefcase" the briefcase is looked for, if nothing is said of the red one.
 */
export function explain(rules: readonly RuleText[], name: string): RuleText[] {
  const words = name.replace(/[^\p{L}\p{N}\s'./-]/gu, ' ').trim().split(/\s+/);
  for (let from = 0; from < words.length; from++) {
    const thing = words.slice(from).join(' ').replace(/ \d+$/, '').replaceAll('.', '\\.');
    const headed = rules.filter(({ text }) => new RegExp(`^(An? |The )?${thing}\\b`, 'i').test(text));
    const found = headed.length ? headed : rules.filter(({ text }) => new RegExp(`\\b${thing}`, 'i').test(text));
    if (thing.length > 1 && found.length) return found.slice(0, MOST);
  }
  return [];
}
