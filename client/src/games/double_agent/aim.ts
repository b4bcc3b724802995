import type { Fact, View } from '../../wire/double_agent.ts';
import { cardOf, phaseOf } from './table.ts';

/** On which things of the board the question is answered. */
export type Aim = 'none' | 'drop' | 'track' | 'body' | 'their files' | 'their stand' | 'single files' | 'my stands' | 'their stands';

const BY_CARD: Record<string, Aim> = {
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
  if (phase === 'filing') return 'drop';
  if (phase === 'moving') return 'track';
  if (phase === 'aiming') return BY_CARD[cardOf(view.using)?.name ?? ''] ?? 'none';
  return 'none';
}

/** Where something happens now, for the pencil. */
export interface Spot {
  part: 'stand' | 'files' | 'body';
  seat: number | null;
}

export function spotOf(fact: Fact | null, agent: number): Spot | null {
  switch (fact?.fact) {
    case 'filed':
    case 'tookback':
      return fact.agent === agent ? { part: 'files', seat: fact.seat } : null;
    case 'shredded':
      return fact.agent === agent ? { part: 'files', seat: fact.owner } : null;
    case 'read':
      return fact.agent === agent ? { part: 'files', seat: 1 - fact.seat } : null;
    case 'watched':
      return fact.agent === agent ? { part: 'stand', seat: 1 - fact.seat } : null;
    case 'swapped':
      return fact.one === agent || fact.other === agent ? { part: 'stand', seat: fact.owner } : null;
    case 'moved':
    case 'nosed':
    case 'revealed':
    case 'trapped':
    case 'delivered':
      return fact.agent === agent ? { part: 'body', seat: null } : null;
    default:
      return null;
  }
}
