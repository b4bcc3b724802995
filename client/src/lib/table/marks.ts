import type { Film, Reel } from './film.svelte.ts';
import type { Mark } from './motion.ts';
import type { GamePage } from './scene.ts';
import { turns } from './turns.ts';

/** A moment that the film marks. */
export interface Moment {
  at: number;
  mark: Mark;
  word: string; // short, for the film
  text: string; // what was told, in full
}

const FORTUNES = 5; // turns of fortune that are marked
const RANK: readonly Mark[] = ['turn', 'lie', 'won', 'lost', 'reveal'];

/** Everything worth a mark in what one audience saw, in order; lies are known from the eyes of who told them. */
export function moments(film: Pick<Film, 'reels' | 'beliefs' | 'seats'>, page: GamePage, reel: Reel, eyes: string | null): Moment[] {
  const told = reel.frames.flatMap((frame, at) =>
    frame.news.flatMap(({ fact, text }): Moment[] => {
      const { film: word, mark = 'reveal' } = page.motion(fact, frame.view.view);
      const actor = frame.step.seat === null ? undefined : film.seats[frame.step.seat];
      const own = actor && film.reels[actor.letter]?.frames[at]?.view.reading;
      if (own && page.feigned?.(fact, own)) return [{ at, mark: 'lie', word: 'feigned', text: `${text} It was feigned.` }];
      return word ? [{ at, mark, word, text: text || word }] : [];
    }),
  );
  const fortune = turns((eyes && film.beliefs[eyes]) || [], FORTUNES).map(({ at, about, truth }): Moment => ({ at, mark: 'turn', word: 'the chances turn', text: `The chances turn: ${about} was ${truth}.` }));
  return [...told, ...fortune].toSorted((one, other) => one.at - other.at);
}

/** Where several would lie on top of each other on the film, the weightiest is drawn. */
export function apart(all: readonly Moment[], steps: number, places: number): Moment[] {
  const room = Math.max(1, steps / places);
  const kept = new Map<number, Moment>();
  for (const one of all) {
    const place = Math.floor(one.at / room);
    const there = kept.get(place);
    if (!there || RANK.indexOf(one.mark) < RANK.indexOf(there.mark)) kept.set(place, one);
  }
  return [...kept.values()];
}
