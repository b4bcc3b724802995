import type { IconName } from '../../lib/art/icons.ts';
import type { Option } from '../../lib/table/scene.ts';
import { FACTIONS, FLOORS, ROOM_WORDS } from '../../wire/redacted.ts';

/** What can be done in the room where one stands, short enough for the room itself. */
export interface Chip {
  name: string;
  icon: IconName;
  text: string;
}

const IN_ROOM: Record<string, Omit<Chip, 'name'>> = {
  'search storage': { icon: 'storage', text: 'Draw' },
  'draw weapons': { icon: 'armoury', text: 'Arm' },
  'board helicopter': { icon: 'helicopter', text: 'Board' },
  'use bomb': { icon: 'bomb', text: 'Blow up' },
  'start reception': { icon: 'ballroom', text: 'Reception' },
  'heal in infirmary': { icon: 'infirmary', text: 'Heal' },
  'switch lights': { icon: 'lamp', text: 'Lights' },
  'switch jamming': { icon: 'jamming', text: 'Jamming' },
  'snack break': { icon: 'kitchen', text: 'Snack' },
};

export function chipsHere(options: readonly Option[]): Chip[] {
  return options.flatMap((option) => {
    const { name } = option;
    const known = IN_ROOM[name];
    if (known) return [{ name, ...known }];
    const flown = FACTIONS.find((faction) => name === `call ${faction.toLowerCase()} helicopter`);
    if (flown) return [{ name, icon: 'helicopter' as const, text: flown }];
    const floor = FLOORS.findIndex((one) => name === `lock ${one.toLowerCase()}`);
    if (floor >= 0) return [{ name, icon: 'lock' as const, text: floor ? 'Lock ↓' : 'Lock ↑' }];
    return [];
  });
}

/** The VIP goes along: beside the room's own light. */
export function escort(room: number): Chip {
  return { name: `escort ${ROOM_WORDS[room]}`, icon: 'person', text: 'VIP' };
}
