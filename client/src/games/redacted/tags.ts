import type { IconName } from '../../lib/art/icons.ts';
import type { Seat } from '../../lib/table/scene.ts';
import { BALLROOM, CENTRAL_LOCK, FLOORS, GOAL, HELIPAD, JAMMING, LIT, MISSIONS, NONE, type View } from '../../wire/redacted.ts';
import { faction, fullRoom } from './names.ts';
import { floorOf, state, type Table } from './table.ts';

/** What is the matter in a room, for all to see. */
export interface Tag {
  icon: IconName;
  text: string;
  bad?: boolean;
}

export const isDanger = (view: View): boolean => MISSIONS[view.mission] === 'danger_zone';

export function tags({ view, reading, seats }: Table, room: number): Tag[] {
  const found: Tag[] = [];
  if (room === HELIPAD) {
    if (view.helicopter !== NONE) found.push({ icon: 'helicopter', text: faction(view.helicopter) });
    view.lost.forEach((count, number) => {
      if (count) found.push({ icon: 'cross', text: `${faction(number)}${count > 1 ? ` ${count}` : ''}`, bad: true });
    });
  }
  if (room === CENTRAL_LOCK && view.lock !== NONE) found.push({ icon: 'lock', text: FLOORS[view.lock]! });
  if (reading.locked === room) found.push({ icon: 'lock', text: 'locked', bad: true });
  if (room === BALLROOM && view.reception) found.push({ icon: 'ballroom', text: 'reception' });
  if (isDanger(view)) {
    if (room === JAMMING) found.push({ icon: 'jamming', text: view.unjammed ? 'off' : 'on' });
    view.agents.forEach((agent, seat) => {
      if (agent.hideout === room) found.push({ icon: 'flag', text: `${seats[seat]?.letter ?? ''} ${agent.points}/${GOAL}` });
    });
  }
  return found;
}

/** The same, and who is there, for who cannot see the plan. */
export function described({ view, reading, seats }: Table, room: number, use: string): string {
  const parts = [use];
  if (reading.dark.includes(room)) parts.push('dark');
  else if (view.dark && (LIT as readonly number[]).includes(room)) parts.push('lit');
  view.agents.forEach((agent, seat) => {
    if (agent.room === room) parts.push([seats[seat]?.you ? 'you' : (seats[seat]?.name ?? ''), state(agent)].filter(Boolean).join(' '));
  });
  view.guards.filter((guard) => guard === room).forEach(() => parts.push(view.prize === room ? 'a guard with an objective' : 'a guard'));
  if (view.vip === room) parts.push('the VIP');
  if (view.start === room) parts.push('the turn began here');
  if (room === HELIPAD && view.helicopter !== NONE) parts.push(`helicopter of ${faction(view.helicopter)}`);
  if (reading.locked === room) parts.push('locked');
  return parts.filter(Boolean).join(', ');
}

/** Who is on a floor and how, for its heading. */
export function floorNote(view: View, floor: number, seats: readonly Seat[]): string {
  const on = view.agents.flatMap(({ room }, seat) => (room !== NONE && floorOf(room) === floor ? [seat] : []));
  const hurt = on.filter((seat) => state(view.agents[seat]!)).map((seat) => `${seats[seat]?.you ? 'you' : seats[seat]?.name} ${state(view.agents[seat]!)}`);
  if (view.lock === floor) hurt.unshift(`stairs locked by ${seats[view.locker]?.name}`);
  if (on.some((seat) => seats[seat]?.you)) hurt.unshift('you are here');
  return hurt.slice(0, 2).join(', ');
}

export const placeOf = (view: View, seat: number): string => {
  const { room, arrested } = view.agents[seat]!;
  return arrested ? 'arrested' : room === NONE ? 'not here yet' : fullRoom(room);
};
