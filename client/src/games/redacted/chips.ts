import type { IconName } from '../../lib/art/icons.ts';
import type { Option } from '../../lib/table/scene.ts';
import { FACTIONS, ITEMS, type Action } from '../../wire/redacted.ts';

/** What can be done in the room where one stands, short enough for the room itself. */
export interface Chip {
  option: Option<Action>;
  icon: IconName;
  text: string;
}

const IN_ROOM: Partial<Record<Action['do'], Omit<Chip, 'option'>>> = {
  'search storage': { icon: 'storage', text: 'Draw' },
  'draw weapons': { icon: 'armoury', text: 'Arm' },
  'board helicopter': { icon: 'helicopter', text: 'Board' },
  'start reception': { icon: 'ballroom', text: 'Reception' },
  'heal in infirmary': { icon: 'infirmary', text: 'Heal' },
  'switch lights': { icon: 'lamp', text: 'Lights' },
  'switch jamming': { icon: 'jamming', text: 'Jamming' },
};

export function chipsHere(options: readonly Option<Action>[]): Chip[] {
  return options.flatMap((option) => {
    const chip = inRoom(option.action);
    return chip ? [{ option, ...chip }] : [];
  });
}

function inRoom(action: Action): Omit<Chip, 'option'> | undefined {
  if (action.do === 'call') return { icon: 'helicopter', text: FACTIONS[action.faction] ?? '' };
  if (action.do === 'lock') return { icon: 'lock', text: action.floor ? 'Lock ↓' : 'Lock ↑' };
  if (action.do === 'use') return ITEMS[action.kind] === 'Bomb' ? { icon: 'bomb', text: 'Blow up' } : undefined;
  return IN_ROOM[action.do];
}

/** The VIP goes along: beside the room's own light. */
export function escort(option: Option<Action> | undefined): Chip[] {
  return option ? [{ option, icon: 'person', text: 'VIP' }] : [];
}
