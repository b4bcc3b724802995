import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../../wire/server.ts';
import type { GamePage } from './scene.ts';

let take: (frames: Frame[]) => void;
vi.mock('../net/line.ts', () => ({
  Line: class {
    constructor(_code: string, _token: string, _covered: boolean, _seen: () => number, taken: (frames: Frame[]) => void) {
      take = taken;
    }
    close(): void {}
    send(): Promise<Frame> {
      return new Promise(() => {});
    }
  },
}));
const preferences = { sound: false, pace: 'usual' };
vi.mock('../settings.svelte.ts', () => ({ still: () => false, preferences }));

const { Live } = await import('./live.svelte.ts');

// A game in which a fact says by how much the table's number grows.
const page = { motion: ({ ms, by, movement }: { ms: number; by: number; movement?: string }) => ({ ms, movement, after: (view: number) => view + by }) } as unknown as GamePage;
const news = (number: number, ms: number, by = 1, movement?: string) => ({ type: 'news', number, fact: { ms, by, movement }, text: `${number}`, rule: '' }) as Frame;
const view = (number: number, table: number, asks = false) => ({ type: 'view', number, view: table, reading: null, waiting: [], request: asks ? { number, options: [], chosen: null } : null, clock: null, blocks: null, prompt: { text: '', rule: '' } }) as unknown as Frame;
const welcome = (seat: number, number: number) => ({ type: 'welcome', person: 0, seat, host: true, number }) as Frame;

function seated(): InstanceType<typeof Live> {
  const live = new Live('ABCDEF', 'token');
  live.page = page;
  take([welcome(0, 2), news(3, 500), view(3, 10)]);
  return live;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  preferences.pace = 'usual';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the queue of news', () => {
  it('does not play the past: who comes back finds it in the log and the view laid', () => {
    const live = seated();
    expect(live.fact).toBeNull();
    expect(live.told).toHaveLength(1);
    expect(live.shown).toBe(10);
  });

  it('plays facts one by one, each laid on what was shown, and lays the view last', () => {
    const live = seated();
    take([news(4, 600), news(5, 0, 5), news(6, 400), view(6, 99)]);
    expect([live.fact?.number, live.shown]).toEqual([4, 11]);
    vi.advanceTimersByTime(600);
    expect([live.fact?.number, live.shown]).toEqual([6, 17]); // the one between needs no moment of its own
    vi.advanceTimersByTime(399);
    expect(live.shown).toBe(17);
    vi.advanceTimersByTime(1);
    expect([live.fact, live.shown]).toEqual([null, 99]);
  });

  it('takes four seconds at most', () => {
    const live = seated();
    take([...Array.from({ length: 20 }, (_, nth) => news(4 + nth, 1000)), view(23, 99)]);
    vi.advanceTimersByTime(3990);
    expect(live.fact?.number).toBe(23);
    vi.advanceTimersByTime(20);
    expect(live.shown).toBe(99);
  });

  it('skips to its end, and forgets no line of the log', () => {
    const live = seated();
    take([news(4, 600), news(5, 600), view(5, 99)]);
    live.skip();
    expect([live.fact, live.shown]).toEqual([null, 99]);
    expect(live.told.map((one) => one.number)).toEqual([3, 4, 5]);
  });

  it('tells a fact once, whatever the line repeats', () => {
    const live = seated();
    take([news(4, 0), view(4, 11)]);
    take([news(4, 0), news(3, 0), view(4, 11)]);
    expect(live.told.map((one) => one.number)).toEqual([3, 4]);
  });

  it('waits for nobody who does not look', () => {
    const live = seated();
    vi.stubGlobal('document', { hidden: true });
    take([news(4, 600), news(5, 600), view(5, 99)]);
    expect([live.fact, live.shown]).toEqual([null, 99]);
  });

  it('forgets everything when the seat is another one', () => {
    const live = seated();
    take([welcome(1, 9)]);
    expect([live.view, live.told.length, live.shown]).toEqual([null, 0, null]);
  });
});

describe('one clock for log and board', () => {
  it('lays every view where it came, also while more is waiting', () => {
    const live = seated();
    take([news(4, 600), view(4, 50)]);
    take([news(5, 600), view(5, 60)]);
    expect([live.told.length, live.shown]).toEqual([2, 11]);
    vi.advanceTimersByTime(600);
    expect([live.told.length, live.shown, live.fact?.number]).toEqual([3, 51, 5]);
    vi.advanceTimersByTime(600);
    expect([live.shown, live.fact]).toEqual([60, null]);
  });

  it.each([['slow', 1200], ['usual', 600], ['quick', 240], ['at once', 0]])('%s: a fact of 600 ms is watched for %i', (pace, ms) => {
    preferences.pace = pace;
    const live = seated();
    take([news(4, 600), view(4, 99)]);
    if (ms) {
      vi.advanceTimersByTime(ms - 1);
      expect(live.fact?.number).toBe(4);
      vi.advanceTimersByTime(1);
    }
    expect([live.fact, live.shown]).toEqual([null, 99]);
  });

  it('a walk that waits is one movement, and every step of it is in the log', () => {
    const live = seated();
    take([news(4, 400, 1, 'walk'), view(4, 11)]);
    for (const step of [5, 6, 7, 8]) take([news(step, 400, 1, 'walk'), view(step, step + 7)]);
    take([news(9, 400), view(9, 99)]);
    vi.advanceTimersByTime(400);
    expect([live.fact?.number, live.shown, live.told.length]).toEqual([8, 15, 6]);
    vi.advanceTimersByTime(400);
    expect(live.fact?.number).toBe(9);
  });

  it('step by step each fact waits for a press, and in its own time again when that is over', () => {
    const live = seated();
    live.walk(true);
    take([news(4, 600), news(5, 0, 5), view(5, 50), news(6, 400), view(6, 99)]);
    vi.advanceTimersByTime(60_000);
    expect(live.fact?.number).toBe(4);
    live.press();
    expect([live.fact?.number, live.shown]).toEqual([5, 16]);
    live.walk(false);
    expect([live.fact?.number, live.shown]).toEqual([6, 51]);
    vi.advanceTimersByTime(400);
    expect([live.fact, live.shown]).toEqual([null, 99]);
  });

  it('skips to the next decision, and watches again from then on', () => {
    const live = seated();
    take([news(4, 600), view(4, 50)]);
    live.hasten();
    take([news(5, 600), view(5, 60)]);
    take([news(6, 600), view(6, 70, true)]);
    expect([live.fact, live.shown, live.hurried]).toEqual([null, 70, false]);
    take([news(7, 600), view(7, 80)]);
    expect(live.fact?.number).toBe(7);
  });

  it('tells what happened since the last decision', () => {
    const live = seated();
    expect(live.recap).toEqual([]);
    take([news(4, 0), news(5, 0), view(5, 50, true)]);
    expect(live.recap.map(({ number }) => number)).toEqual([4, 5]);
    live.choose(0);
    take([news(6, 0), view(6, 60, true)]);
    expect(live.recap.map(({ number }) => number)).toEqual([6]);
  });
});

