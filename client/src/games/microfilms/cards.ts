import type { IconName } from '../../lib/art/icons.ts';
import {
  ACE,
  BLOODSTAINED,
  CARD_NAMES,
  CASH_OUT,
  IDENTITY_NAMES,
  INTERROGATE,
  KINDS,
  LETTER,
  MICROFILM,
  NATION_NAMES,
  NATIONS,
  STEAL,
} from '../../wire/microfilms.ts';

/** A card's face: what is printed on its strip, its drawing, its name in two parts. */
export interface Face {
  sort: 'Item' | 'Action';
  nation: string;
  icon: IconName;
  stained: boolean; // with blood: what the Interpol officer looks for
  name: string;
  small: string; // under a card no wider than a thumb
}

function face(kind: number): Face {
  const name = capital(CARD_NAMES[kind] ?? '');
  const film = kind >= MICROFILM && kind < MICROFILM + NATIONS;
  const letter = kind >= LETTER && kind < LETTER + NATIONS;
  const stained = ((BLOODSTAINED >> kind) & 1) === 1;
  const nation = NATION_NAMES[film ? kind - MICROFILM : kind - LETTER] ?? '';
  if (film) return { sort: 'Item', nation, icon: 'microfilm', stained, name, small: nation };
  if (letter) return { sort: 'Item', nation, icon: 'letter', stained, name, small: nation };
  if (kind === ACE) return { sort: 'Item', nation: '', icon: 'spade', stained, name, small: 'Ace' };
  const icon: Partial<Record<number, IconName>> = { [STEAL]: 'coins', [INTERROGATE]: 'interrogate', [CASH_OUT]: 'blowback' };
  return { sort: 'Action', nation: '', icon: icon[kind] ?? 'blackmail', stained, name: name.replace('/', ' / '), small: name.split('/')[0] ?? '' };
}

export const FACES: readonly Face[] = CARD_NAMES.map((_, kind) => face(kind));

/** "Agent, UK" as on a passport, or "Journalist". */
export function title(identity: number): string {
  const nation = NATION_NAMES[identity];
  return nation ? `Agent, ${nation}` : capital(IDENTITY_NAMES[identity] ?? '');
}

/** [0, 0, 2, ...] by kind is the list of kinds, one a card. */
export function kindsOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, kind) => Array<number>(count).fill(kind));
}

export function kindsIn(bits: number): number[] {
  return Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) => (bits >> kind) & 1);
}

export function seatsIn(bits: number): number[] {
  return Array.from({ length: 32 }, (_, seat) => seat).filter((seat) => (bits >>> seat) & 1);
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "a, b and c" */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
