import type { Scene } from '../../lib/table/scene.ts';
import { FLOORS, HIDDEN, NONE, ROOMS, type Action, type Agent, type Fact, type Reading, type View } from '../../wire/redacted.ts';

export type Table = Scene<View, Reading, Fact, Action>;
type Decision = View['frames'][number];

/** What is being decided, read from the innermost frame of a view (state.py). */
export interface Case {
  kind: Exclude<Decision['kind'], 'move'>;
  seat: number;
  other: number; // NONE: nobody
  colour: number; // of a briefcase
  lead: number; // of a fight: how many steps `seat` is ahead
  step: number; // of STEPS; -1 where there are none
  room: number; // where it happens
}

export const STEPS = ['Cards', 'Combat', 'Reward', 'Exit'] as const;

const STEP: Partial<Record<Decision['kind'], number>> = {
  exchange: 0,
  guard: 0,
  night: 0,
  combat: 1,
  'guard combat': 1,
  gifts: 1,
  accept: 1,
  reward: 2,
  show: 2,
  prize: 2,
  displace: 3,
  sneak: 3,
  knock: 3,
  'night sneak': 3,
};

export function caseOf(view: View): Case | null {
  const frame = view.frames.at(-1);
  if (!frame || frame.kind === 'move') return null;
  const { kind, seat } = frame;
  const other = 'other' in frame ? frame.other : NONE;
  const theft = kind === 'drop' && other !== NONE;
  return {
    kind,
    seat,
    other,
    colour: 'colour' in frame ? frame.colour : NONE,
    lead: 'lead' in frame ? frame.lead : 0,
    step: STEP[kind] ?? (theft ? 2 : -1),
    room: frame.kind === 'hack' ? frame.room : (view.agents[kind === 'displace' ? other : seat]?.room ?? NONE),
  };
}

export const bit = (bits: number, place: number): boolean => ((bits >> place) & 1) === 1;

export const ON_FLOOR = ROOMS.length / FLOORS.length;
export const SIDE = Math.sqrt(ON_FLOOR); // rooms in a row
export const floorOf = (room: number): number => Math.floor(room / ON_FLOOR);

/** Where an agent stands, in words: what everybody sees. */
export function state(agent: Agent): string {
  if (agent.arrested) return 'arrested';
  if (agent.down) return 'knocked out';
  return agent.injured ? 'injured' : '';
}

/** Cards by kind with their number, the hidden ones last. */
export function counted(kinds: readonly number[]): { kind: number; count: number }[] {
  const found: { kind: number; count: number }[] = [];
  for (const kind of [...kinds].sort((one, other) => (one === HIDDEN ? 1 : other === HIDDEN ? -1 : one - other))) {
    const last = found.at(-1);
    if (last?.kind === kind) last.count += 1;
    else found.push({ kind, count: 1 });
  }
  return found;
}
