/** Geometry of the arrow on the cloth: of all ways that a hand might draw, the one that crosses least. */
export interface Point {
  x: number;
  y: number;
}

/** By its middle; w and h are half of its width and height. */
export interface Box extends Point {
  w: number;
  h: number;
}

/** Halves too. */
export type Size = Pick<Box, 'w' | 'h'>;

export interface Drawn {
  d: string; // the path
  note: Point; // where a word can be read
}

const GAP = 8; // between a thing and the arrow's end
const HEAD = 15;
const GRID = 18; // bends that are tried, in each direction
const BEYOND = 0.4; // a bend may lie off the cloth, by this share of it; the curve does not
const STEPS = 24;
const ROOM = 6; // a line this near to a thing touches it

function inside(p: Point, box: Box, more = ROOM): boolean {
  return Math.abs(p.x - box.x) < box.w + more && Math.abs(p.y - box.y) < box.h + more;
}

/** Where the ray from a box's middle towards a point leaves the box. */
function edge(of: Box, towards: Point): Point {
  const [dx, dy] = [towards.x - of.x, towards.y - of.y];
  const share = Math.min((of.w + GAP) / Math.max(1, Math.abs(dx)), (of.h + GAP) / Math.max(1, Math.abs(dy)));
  return { x: of.x + dx * share, y: of.y + dy * share };
}

/** A curve that leaves `a` towards the bend, and comes to `b` from it. */
function curve(a: Box, b: Box, bend: Point): { p: Point; q: Point; points: Point[] } {
  const [p, q] = [edge(a, bend), edge(b, bend)];
  const points = Array.from({ length: STEPS + 1 }, (_, nth) => {
    const t = nth / STEPS;
    const mix = (from: number, over: number, to: number): number => (1 - t) ** 2 * from + 2 * t * (1 - t) * over + t * t * to;
    return { x: mix(p.x, bend.x, q.x), y: mix(p.y, bend.y, q.y) };
  });
  return { p, q, points };
}

function length(points: readonly Point[]): number {
  return points.reduce((sum, p, nth) => sum + (nth ? Math.hypot(p.x - points[nth - 1]!.x, p.y - points[nth - 1]!.y) : 0), 0);
}

export function arrow(a: Box, b: Box, things: readonly Box[], note: Size, cloth: { width: number; height: number }): Drawn {
  const crossed = [a, b, ...things]; // the ends lie beside their things, and the way to them too
  const crossing = (points: readonly Point[]): number => points.filter((p) => crossed.some((thing) => inside(p, thing))).length;
  const off = (points: readonly Point[]): number =>
    points.filter((p) => p.x < ROOM || p.y < ROOM || p.x > cloth.width - ROOM || p.y > cloth.height - ROOM).length;
  let best = { cost: Infinity, bend: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  for (let nth = 0; nth < GRID * GRID; nth++) {
    const at = (step: number, whole: number): number => (((step + 0.5) / GRID) * (1 + 2 * BEYOND) - BEYOND) * whole;
    const bend = { x: at(nth % GRID, cloth.width), y: at(Math.floor(nth / GRID), cloth.height) };
    if (inside(bend, a) || inside(bend, b)) continue;
    const { points } = curve(a, b, bend);
    const cost = length(points) + 120 * crossing(points) + 240 * off(points);
    if (cost < best.cost) best = { cost, bend };
  }
  const { p, q, points } = curve(a, b, best.bend);
  const way = Math.atan2(q.y - best.bend.y, q.x - best.bend.x);
  const barb = (turn: number): string => `${q.x - HEAD * Math.cos(way + turn)} ${q.y - HEAD * Math.sin(way + turn)}`;
  return {
    d: `M${p.x} ${p.y}Q${best.bend.x} ${best.bend.y} ${q.x} ${q.y}M${barb(0.5)}L${q.x} ${q.y}L${barb(-0.5)}`,
    note: readable(points, crossed, note, cloth),
  };
}

/** The point of the curve at which a note covers least, near its middle if it can be. */
function readable(points: readonly Point[], things: readonly Box[], note: Size, cloth: { width: number; height: number }): Point {
  const within = (p: Point): Point => ({
    x: Math.max(note.w, Math.min(cloth.width - note.w, p.x)),
    y: Math.max(note.h, Math.min(cloth.height - note.h, p.y)),
  });
  const covered = (p: Point): number =>
    things.reduce((sum, thing) => {
      const [w, h] = [thing.w + note.w - Math.abs(p.x - thing.x), thing.h + note.h - Math.abs(p.y - thing.y)];
      return sum + (w > 0 && h > 0 ? w * h : 0);
    }, 0);
  const costs = points.map((p, nth) => covered(within(p)) + Math.abs(nth - STEPS / 2));
  return within(points[costs.indexOf(Math.min(...costs))]!);
}
