import { DOORS, NONE } from '../../wire/redacted.ts';
import { ON_FLOOR, SIDE } from './table.ts';

/** The walls inside a floor: between each two rooms beside each other, with the kind of the door. */
export interface Partition {
  cell: number; // 0 to 8, row by row: the room left of it, or above
  upright: boolean;
  kind: number;
}

const between = new Map<string, number>(DOORS.flatMap(([one, to, kind]) => [[`${one}-${to}`, kind], [`${to}-${one}`, kind]] as const));

export function partitions(floor: number): Partition[] {
  const found: Partition[] = [];
  for (let cell = 0; cell < ON_FLOOR; cell++) {
    const room = floor * ON_FLOOR + cell;
    if (cell % SIDE < SIDE - 1) found.push({ cell, upright: true, kind: between.get(`${room}-${room + 1}`) ?? 0 });
    if (cell < ON_FLOOR - SIDE) found.push({ cell, upright: false, kind: between.get(`${room}-${room + SIDE}`) ?? 0 });
  }
  return found;
}

/** A point in a room, in hundredths of the floor. */
export function point(room: number, x: number, y: number): { x: number; y: number } {
  const cell = room % ON_FLOOR;
  return { x: ((cell % SIDE) + x) * (100 / SIDE), y: (Math.floor(cell / SIDE) + y) * (100 / SIDE) };
}

/** Where the nth of several tokens stands in its room; `raised` leaves the lower half free. */
export function stand(nth: number, of: number, raised: boolean): { x: number; y: number } {
  if (raised) return { x: 0.8 - nth * (of > 2 ? 0.2 : 0.34), y: 0.34 };
  if (of === 1) return { x: 0.58, y: 0.66 };
  if (of === 2) return nth ? { x: 0.72, y: 0.56 } : { x: 0.36, y: 0.74 };
  return { x: 0.22 + (nth % 3) * 0.28, y: of > 3 && nth < 3 ? 0.52 : 0.8 };
}

/** The parts of a walk on one floor, as lines through the rooms. */
export function walks(trail: readonly number[], floor: number): string[] {
  const lines: string[] = [];
  let line: string[] = [];
  for (const room of [...trail, NONE]) {
    if (room !== NONE && Math.floor(room / ON_FLOOR) === floor) {
      const { x, y } = point(room, 0.5, 0.5);
      line.push(`${line.length ? 'L' : 'M'}${x} ${y}`);
    } else {
      if (line.length > 1) lines.push(line.join(''));
      line = [];
    }
  }
  return lines;
}
