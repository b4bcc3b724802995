import type { IconName } from '../../lib/art/icons.ts';
import {
  CODE,
  COPIES,
  DOCUMENT,
  ELEVEN,
  EQUIPMENT,
  FIRST_ITEM,
  ITEM_POINTS,
  LIMIT,
  MISSIONS,
  NEWSPAPER_HALVES,
  PHASES,
  SET_POINTS,
  TARGET_POINTS,
  type Side,
  type StackView,
  type View,
} from '../../wire/kompromat.ts';

export const ACE = EQUIPMENT.indexOf('1/11');

const ICON: Record<string, IconName> = {
  'Barmaid': 'barmaid', 'Hotel': 'hotel', 'Airport': 'airport', 'Interrogation': 'interrogation', 'Locker': 'locker',
  'Pursuit': 'pursuit', 'Safe House': 'safehouse', 'Informant': 'informant', 'Balaclava': 'balaclava',
  'Chloroform': 'chloroform', 'Drone': 'drone', 'GPS Tracker': 'gps', 'Jetpack': 'jetpack', 'Newspaper': 'newspaper',
  'Night Vision': 'goggles', 'Stun Gun': 'stungun', 'USB Stick': 'usb', 'Vesper Martini': 'martini', 'Code': 'code',
  'Document': 'document',
};

export interface Mission {
  name: string;
  kind: 'Target' | 'Item' | 'Code' | 'Document';
  icon: IconName;
  worth: string;
  unit: string;
}

export function mission(kind: number): Mission {
  const name = MISSIONS[kind] ?? '';
  const icon = ICON[name] ?? 'file';
  if (kind < FIRST_ITEM) return { name, kind: 'Target', icon, worth: String(TARGET_POINTS[kind]), unit: 'VP' };
  if (kind < CODE) return { name, kind: 'Item', icon, worth: String(ITEM_POINTS), unit: 'VP' };
  return { name, kind: kind === DOCUMENT ? 'Document' : 'Code', icon, worth: String(SET_POINTS[2]), unit: 'a pair' };
}

/** Items are numbered from the first item among the missions, and kept as bits. */
export function items(bits: number): Mission[] {
  const found: Mission[] = [];
  for (let item = 0; FIRST_ITEM + item < CODE; item++) if ((bits >> item) & 1) found.push(mission(FIRST_ITEM + item));
  return found;
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

const halves = (card: number) => (card === 0 ? 1 : 2 * card);

/** What a stack comes to, as a player adds it up: 1/11 as eleven where that fits. Null if a card is unknown. */
export function total(side: Side, place: number): number | null {
  const cards = laid(side.stacks[place]!);
  if (!cards.length || cards.some((one) => one.card < 0)) return null;
  let sum = cards.reduce((all, one) => all + halves(one.card), (side.newspapers[place] ?? 0) * NEWSPAPER_HALVES);
  if (cards.some((one) => one.card === ACE) && sum + ELEVEN <= LIMIT) sum += ELEVEN;
  return sum;
}

export function number(inHalves: number): string {
  return inHalves % 2 ? `${Math.floor(inHalves / 2) || ''}½` : String(inHalves / 2);
}

/** Whether this seat looks at its covered cards there: it does while it draws (K3.7). */
export function looking(view: View, seat: number, place: number): boolean {
  return view.seat === seat && view.actor === seat && view.place === place && view.phase === PHASES.drawing;
}

/** An opponent's cards that this viewer has not seen lie anywhere: how many of each kind. */
export function unseen(side: Side): number[] {
  const left: number[] = [...COPIES];
  for (const stack of side.stacks) for (const one of laid(stack)) if (one.card >= 0) left[one.card]!--;
  return left;
}

export function points(side: Side): number {
  const codes = side.won.filter((kind) => kind === CODE).length;
  const documents = side.won.filter((kind) => kind === DOCUMENT).length;
  const single = side.won.reduce((sum, kind) => sum + (kind < FIRST_ITEM ? TARGET_POINTS[kind]! : kind < CODE ? ITEM_POINTS : 0), 0);
  return single + SET_POINTS[codes]! + SET_POINTS[documents]! + side.tokens;
}
