import type { IconName } from '../../lib/art/icons.ts';
import type { Scene } from '../../lib/table/scene.ts';
import { BEATEN, COLOURS, ITEM_WORDS, LOYALTIES, SHOWN_WORDS, WEAPONS, type Fact, type View } from '../../wire/redacted.ts';
import { item, shortShown } from './names.ts';

type Table = Scene<View, Fact>;

/** The option that a press on an item stands for; a second one is in the list of answers. */
export function itemOption(scene: Table, kind: number): string | null {
  const word = ITEM_WORDS[kind];
  const names = ['use', 'drop', 'give', 'put'].map((verb) => `${verb} ${word}`);
  const colour = COLOURS.find((one) => item(kind).toLowerCase() === `${one} briefcase`);
  if (colour) names.push(`crack ${colour} briefcase`);
  return names.find((name) => scene.option(name)) ?? null;
}

/** A card to show in a meeting, or to add in an interrogation. */
export function cardOption(scene: Table, card: number, adding: boolean): string | null {
  const name = `${adding ? 'choose' : 'show'} ${SHOWN_WORDS[card]}`;
  return scene.option(name) ? name : null;
}

export const isWeapon = (card: number): boolean => card < WEAPONS.length;

export function beats(card: number): string {
  const beaten = BEATEN[card]?.map(shortShown) ?? [];
  return beaten.length ? `beats ${beaten.join(', ')}` : '';
}

/** Who else has seen an item of one's own, as letters. */
export function seenBy(scene: Table, place: number): string {
  const bits = scene.view.memory?.items.exposed[place] ?? 0;
  return scene.seats.filter((seat) => (bits >> seat.seat) & 1).map((seat) => seat.letter).join('');
}

export const REWARDS: { name: string; icon: IconName; text: string; note: string }[] = [
  { name: 'injure', icon: 'firstaid', text: 'Injure', note: 'two rooms a turn' },
  { name: 'steal', icon: 'briefcase', text: 'Steal', note: 'a random item' },
  { name: 'interrogate', icon: 'interrogation', text: 'Interrogate', note: 'one of three cards' },
  { name: 'arrest', icon: 'alert', text: 'Arrest', note: 'show the badge' },
  { name: 'no reward', icon: 'neutral', text: 'No reward', note: '' },
];

/** What a loyalty card says: the faction, and whether it has a blood stain. */
export function sworn(loyalty: number): { name: string; wanted: boolean } {
  const name = LOYALTIES[loyalty] ?? '';
  return { name: name.replace(' (wanted)', ''), wanted: name.endsWith('(wanted)') };
}
