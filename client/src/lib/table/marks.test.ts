import { expect, it } from 'vitest';
import { apart, moments, type Moment } from './marks.ts';
import type { Film, Reel } from './film.svelte.ts';
import type { GamePage } from './scene.ts';

const page = { motion: ({ film, mark }: { film?: string; mark?: string }) => ({ film, mark }), feigned: (fact: { bluff?: boolean }, reading: { over: boolean }) => fact.bluff && reading.over } as unknown as GamePage;
const frame = (fact: object, seat: number | null, over = false) => ({ step: { seat }, news: [{ fact, text: 'Told.' }], view: { view: null, reading: { over } } });

it('marks what facts say, and a lie from the eyes of who told it', () => {
  const seen = { frames: [frame({}, null), frame({ film: 'taken', mark: 'won' }, 0), frame({ bluff: true }, 1), frame({ bluff: true }, 0)] } as unknown as Reel;
  const own = { frames: [frame({}, null), frame({}, 0), frame({}, 1, true), frame({}, 0)] } as unknown as Reel;
  const film = { reels: { A: seen, B: own }, beliefs: {}, seats: [{ letter: 'A' }, { letter: 'B' }] } as unknown as Film;
  expect(moments(film, page, seen, 'A').map(({ at, mark }) => [at, mark])).toEqual([[1, 'won'], [2, 'lie']]);
});

it('of marks that would lie on top of each other, the weightiest is drawn', () => {
  const mark = (at: number, mark: Moment['mark']): Moment => ({ at, mark, word: '', text: '' });
  const found = apart([mark(1, 'reveal'), mark(2, 'turn'), mark(3, 'won'), mark(60, 'lost')], 100, 10);
  expect(found.map(({ at }) => at)).toEqual([2, 60]);
});
