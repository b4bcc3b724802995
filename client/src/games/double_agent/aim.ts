import type { View } from '../../wire/double_agent.ts';
import { cardOf, phaseOf, type Card } from './table.ts';

/** On which things of the board the question is answered. */
export type Aim = 'none' | 'drop' | 'track' | 'body' | 'their files' | 'their stand' | 'single files' | 'my stands' | 'their stands';

const BY_CARD: Partial<Record<Card['name'], Aim>> = {
  Nosy: 'body',
  Clues: 'their files',
  Surveillance: 'their stand',
  Pressure: 'track',
  Exfiltration: 'single files',
  Shredder: 'single files',
  Reassignment: 'my stands',
  Turncoat: 'their stands',
};

export function aimOf(view: View): Aim {
  const phase = phaseOf(view);
  const using = cardOf(view.using);
  if (phase === 'filing') return 'drop';
  if (phase === 'moving') return 'track';
  if (phase === 'aiming') return (using && BY_CARD[using.name]) ?? 'none';
  return 'none';
}
