/** Where a seat lies in its box, in hundredths of width and height: on a desk, and on a phone. */
export interface Place {
  x: number;
  y: number;
  px: number;
  py: number;
  floor: number; // rem from the top that a phone keeps free for the row above
}

type Point = readonly [number, number];
type Half = readonly Point[];

// From the viewer at the foot clockwise, up the left side; the right side mirrors it. With an even
// number of seats the last one sits opposite, at the head.
const DESK: Record<number, Half> = {
  4: [[12.5, 48], [50, 9]],
  5: [[13, 66], [20, 15]],
  6: [[13, 72], [13, 26], [50, 9]],
  7: [[15, 77], [12.5, 44], [23, 11]],
  8: [[15, 80], [12, 50], [16, 19], [50, 9]],
  9: [[17, 84], [12, 60], [12, 35], [23, 10]],
};
const PHONE: Record<number, Half> = {
  4: [[16.5, 24], [50, 9]],
  5: [[16.5, 83], [25, 10]],
  6: [[16.5, 83], [16.5, 25], [50, 9]],
  7: [[16.5, 83], [16.5, 26], [31, 9]],
  8: [[16.5, 83], [16.5, 27], [17, 9], [50, 9]],
  9: [[13, 82], [13, 30], [12.75, 10], [37.6, 10]],
};
// With many seats the row above the disc has a second one right below it.
const BELOW: Record<number, { at: number; floor: number }> = { 8: { at: 2, floor: 6.4 }, 9: { at: 2, floor: 8.3 } };
const FOOT: Point = [50, 93];

function around(half: Half, seats: number): Point[] {
  const left = half.slice(0, Math.floor((seats - 1) / 2));
  const head = seats % 2 === 0 ? half.slice(-1) : [];
  return [FOOT, ...left, ...head, ...left.toReversed().map(([x, y]): Point => [100 - x, y])];
}

/** The place of each seat, clockwise from `foot`. */
export function ring(seats: number, foot: number): Place[] {
  const desk = around(DESK[seats] ?? [], seats);
  const phone = around(PHONE[seats] ?? [], seats);
  return Array.from({ length: seats }, (_, seat) => {
    const place = (seat - foot + seats) % seats;
    const [x, y] = desk[place] ?? FOOT;
    const [px, py] = phone[place] ?? FOOT;
    const below = BELOW[seats];
    const floor = below && (place === below.at || place === seats - below.at) ? below.floor : 0;
    return { x, y, px, py, floor };
  });
}
