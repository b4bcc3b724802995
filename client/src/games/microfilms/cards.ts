import type { IconName } from '../../lib/art/icons.ts';
import type { CardFace } from '../../lib/parts/Card.svelte';
import type { Scene } from '../../lib/table/scene.ts';
import { capital } from '../../lib/words.ts';
import { CARDS, IDENTITY_NAMES, KINDS, NATION_NAMES, type Action, type Fact, type Reading, type View } from '../../wire/microfilms.ts';

export type Table = Scene<View, Reading, Fact, Action>;
type Printed = (typeof CARDS)[number];

const ICON: Record<Printed['name'], IconName> = {
  'microfilm China': 'microfilm', 'microfilm UK': 'microfilm', 'microfilm USA': 'microfilm', 'microfilm USSR': 'microfilm',
  'letter China': 'letter', 'letter UK': 'letter', 'letter USA': 'letter', 'letter USSR': 'letter',
  'Ace of Spades': 'spade', 'Steal/Blackmail': 'coins', 'Interrogate/Blackmail': 'interrogate', 'Cash Out/Blowback': 'blowback',
};

/** A card's face, and what it carries under its drawing where it is no wider than a thumb. */
export interface Face extends CardFace {
  name: string;
  icon: IconName;
  strip: string;
  nation: string;
  stained: boolean; // with blood: what the Interpol officer looks for
  small: string;
}

function face(card: Printed): Face {
  const name = capital(card.name);
  return {
    name: name.replace('/', ' / '),
    icon: ICON[card.name],
    strip: card.sort,
    nation: card.nation,
    stained: card.stained,
    small: card.nation || name.split(/ of |\//)[0]!,
  };
}

export const FACES: readonly Face[] = CARDS.map(face);

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

/** "a, b and c" */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
