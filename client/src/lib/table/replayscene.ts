import type { Option, Scene, Seat } from './scene.ts';

/** What is laid over what a seat saw; null while a layer is not shown. */
export type Layers = Pick<Scene, 'truth' | 'could'>;

/** One moment of a finished game as its game's page sees it: nothing can be pressed. */
export function replayScene(view: unknown, reading: unknown, seat: number | null, seats: Seat[], deciding: number[], past: readonly unknown[], over: boolean, layers: Layers): Scene {
  return {
    view,
    reading,
    seat,
    foot: seat,
    ...layers,
    seats: seats.map((one) => ({ ...one, you: one.seat === seat, deciding: deciding.includes(one.seat), won: over && one.won })),
    options: [],
    armed: null,
    chosen: null,
    fact: null,
    motion: null,
    past,
    replay: true,
    over,
    option: (): Option | undefined => undefined,
    press: () => {},
  };
}
