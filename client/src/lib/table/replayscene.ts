import type { Option, Scene, Seat } from './scene.ts';

/** One moment of a finished game as its game's page sees it: nothing can be pressed. */
export function replayScene(view: unknown, reading: unknown, seat: number | null, seats: Seat[], deciding: number[], over: boolean): Scene {
  return {
    view,
    reading,
    seat,
    seats: seats.map((one) => ({ ...one, you: one.seat === seat, deciding: deciding.includes(one.seat), won: over && one.won })),
    options: [],
    armed: null,
    chosen: null,
    fact: null,
    motion: null,
    covered: false,
    replay: true,
    over,
    option: (): Option | undefined => undefined,
    press: () => {},
  };
}
