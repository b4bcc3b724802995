import type { IconName } from '../../lib/art/icons.ts';
import { capital } from '../../lib/words.ts';
import {
  FACTIONS,
  FULL_ROOMS,
  HIDDEN,
  ITEMS,
  LOYALTIES,
  MISSION_TITLES,
  NEUTRAL_SEEN,
  NONE,
  ROOMS,
  SHOWN,
  WEAPON_SEEN,
  WEAPONS,
  type View,
} from '../../wire/redacted.ts';

const at = (names: readonly string[], place: number): string => names[place] ?? '';

export const mission = (number: number): string => at(MISSION_TITLES, number);
export const faction = (number: number): string => at(FACTIONS, number);
export const room = (number: number): string => at(ROOMS, number);
export const fullRoom = (number: number): string => at(FULL_ROOMS, number);
/** There may be no last round. */
export const round = (view: View): string => (view.rounds ? `round ${view.round} of ${view.rounds}` : `round ${view.round}`);
export const loyalty = (number: number): string => at(LOYALTIES, number);
export const shown = (card: number): string => capital(at(SHOWN, card));

/** An item, or what stands for one that is not to be seen. */
export const item = (kind: number): string => (kind === HIDDEN ? 'unknown item' : kind === NONE ? 'nothing' : capital(at(ITEMS, kind)));

/** A card of an interrogation or a hack. */
export function seen(card: number): string {
  if (card >= WEAPON_SEEN) return at(WEAPONS, card - WEAPON_SEEN);
  return card === NEUTRAL_SEEN ? 'Neutral' : `loyalty ${loyalty(card)}`;
}

/** Short names of cards as their strips and small backs carry them. */
export function shortItem(kind: number): string {
  return item(kind)
    .replace('alliance letter', 'letter')
    .replace('Bulletproof Vest', 'Vest')
    .replace('Night Vision ', '')
    .replace('Code Cracker', 'Cracker')
    .replace('Brass ', '');
}

export const shortShown = (card: number): string => capital(shown(card).replace('Brass ', ''));

/** Icons by the rooms' and items' own names, so that no number is written twice. */
const ROOM_ICONS: Record<(typeof ROOMS)[number], IconName> = {
  'X-ray': 'xray',
  Helipad: 'helipad',
  'Service Stairs': 'servicestairs',
  Armoury: 'armoury',
  Gallery: 'gallery',
  Storage: 'storage',
  Staircase: 'stairs',
  'Security HQ': 'camera',
  Telex: 'telex',
  Kitchen: 'kitchen',
  Office: 'office',
  Entrance: 'entrance',
  Ballroom: 'ballroom',
  Jamming: 'jamming',
  'Central Lock': 'lock',
  Infirmary: 'infirmary',
  Radio: 'radio',
  Computer: 'computer',
  Vault: 'vault',
  Cellar: 'cellar',
  Breaker: 'breaker',
  Tunnel: 'tunnel',
};

export const roomIcon = (number: number): IconName => ROOM_ICONS[ROOMS[number]!];

const ITEM_ICONS: [string, IconName][] = [
  ['intel', 'intel'],
  ['Bomb', 'bomb'],
  ['Briefcase', 'briefcase'],
  ['Cracker', 'cracker'],
  ['Weapon', 'hiddenweapon'],
  ['Vest', 'vest'],
  ['First Aid', 'firstaid'],
  ['Key', 'key'],
  ['Contraband', 'contraband'],
  ['Goggles', 'goggles'],
  ['letter', 'letter'],
  ['Floppy', 'floppy'],
  ['Microfilm', 'microfilm'],
  ['VIP', 'person'],
];

export function itemIcon(kind: number): IconName {
  const name = at(ITEMS, kind);
  return ITEM_ICONS.find(([part]) => name.includes(part))?.[1] ?? 'noeye';
}

const SHOWN_ICONS: Record<(typeof SHOWN)[number], IconName> = {
  'brass knuckles': 'knuckles',
  garrotte: 'garrotte',
  knife: 'knife',
  Neutral: 'neutral',
  Friendly: 'friendly',
};

export const shownIcon = (card: number): IconName => (card >= 0 ? SHOWN_ICONS[SHOWN[card]!] : 'noeye');

/** One colour a seat; the letter says the same. */
export const AGENT_COLOURS = ['red', 'green', 'blue', 'yellow', 'white', 'purple'] as const;
