import type { IconName } from '../../lib/art/icons.ts';
import type { Option } from '../../lib/table/scene.ts';
import { BEATEN, COLOURS, LOYALTIES, WEAPONS, type Action } from '../../wire/redacted.ts';
import { item, shortShown } from './names.ts';
import type { Table } from './table.ts';

/** The option that a press on an item stands for; a second one is in the list of answers. */
export function itemOption(scene: Table, kind: number): Option<Action> | undefined {
  const uses = (['use', 'drop', 'give', 'put'] as const).map((verb) => scene.option({ do: verb, kind }));
  return [...uses, scene.option({ do: 'crack', colour: briefcase(kind) })].find(Boolean);
}

/** The colour of a briefcase; of another item -1. */
export const briefcase = (kind: number): number => COLOURS.findIndex((colour) => item(kind).toLowerCase() === `${colour} briefcase`);

/** A card to show in a meeting, or to add in an interrogation. */
export function cardOption(scene: Table, card: number, adding: boolean): Option<Action> | undefined {
  return scene.option(adding ? { do: 'weapon', weapon: card } : { do: 'show', card });
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

export const REWARDS = [
  { do: 'injure', icon: 'firstaid', text: 'Injure', note: 'two rooms a turn' },
  { do: 'steal', icon: 'briefcase', text: 'Steal', note: 'a random item' },
  { do: 'interrogate', icon: 'interrogation', text: 'Interrogate', note: 'one of three cards' },
  { do: 'arrest', icon: 'alert', text: 'Arrest', note: 'show the badge' },
  { do: 'no reward', icon: 'neutral', text: 'No reward', note: '' },
] as const satisfies { do: Action['do']; icon: IconName; text: string; note: string }[];

/** What a loyalty card says: the faction, and whether it has a blood stain. */
export function sworn(loyalty: number): { name: string; wanted: boolean } {
  const name = LOYALTIES[loyalty] ?? '';
  return { name: name.replace(' (wanted)', ''), wanted: name.endsWith('(wanted)') };
}
