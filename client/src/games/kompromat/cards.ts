import type { IconName } from '../../lib/art/icons.ts';
import type { Scene } from '../../lib/table/scene.ts';
import { EQUIPMENT, ITEMS, MISSIONS, type Action, type Fact, type Reading, type StackView, type View } from '../../wire/kompromat.ts';

export type Table = Scene<View, Reading, Fact, Action>;

const ICON: Record<(typeof MISSIONS)[number]['name'], IconName> = {
  'Barmaid': 'barmaid', 'Hotel': 'hotel', 'Airport': 'airport', 'Interrogation': 'interrogation', 'Locker': 'locker',
  'Pursuit': 'pursuit', 'Safe House': 'safehouse', 'Informant': 'informant', 'Balaclava': 'balaclava',
  'Chloroform': 'chloroform', 'Drone': 'drone', 'GPS Tracker': 'gps', 'Jetpack': 'jetpack', 'Newspaper': 'newspaper',
  'Night Vision': 'goggles', 'Stun Gun': 'stungun', 'USB Stick': 'usb', 'Vesper Martini': 'martini', 'Code': 'code',
  'Document': 'document',
};

export type Mission = (typeof MISSIONS)[number] & { icon: IconName };

export function mission(kind: number): Mission {
  const card = MISSIONS[kind]!;
  return { ...card, icon: ICON[card.name] };
}

export type Item = Mission & { item: number; mission: number };

/** Items are kept as bits. */
export function items(bits: number): Item[] {
  return ITEMS.flatMap((kind, item) => ((bits >> item) & 1 ? [{ ...mission(kind), item, mission: kind }] : []));
}

export interface Laid {
  index: number;
  card: number; // negative: this viewer does not know it
  up: boolean;
}

/** The cards that still lie there. */
export function laid(stack: StackView): Laid[] {
  return stack.cards.flatMap((card, index) => ((stack.gone >> index) & 1 ? [] : [{ index, card, up: ((stack.up >> index) & 1) === 1 }]));
}

/** What an equipment card has printed on it; nothing of one that is not known. */
export const printed = (card: number): string => (EQUIPMENT[card] === '0.5' ? '½' : (EQUIPMENT[card] ?? ''));

export function number(inHalves: number): string {
  return inHalves % 2 ? `${Math.floor(inHalves / 2) || ''}½` : String(inHalves / 2);
}
