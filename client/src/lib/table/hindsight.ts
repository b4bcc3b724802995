import type { BeliefFrame, Question } from '../../wire/server.ts';
import type { Seat } from './scene.ts';

/** How much of a belief an answer has: from 0 to 1. */
export function share({ counts }: Question, answer: string): number {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return all ? (counts[answer] ?? 0) / all : 0;
}

/** All answers with their shares, for bars. */
export function shares(question: Question): { name: string; share: number }[] {
  return Object.keys(question.counts).map((name) => ({ name, share: share(question, name) }));
}

export function percent(part: number): string {
  return `${part > 0 && part < 0.005 ? '<1' : part < 1 && part > 0.995 ? '>99' : Math.round(part * 100)}\u00a0%`;
}

/** A share in the words that people use for chances. */
export function chance(part: number): string {
  const words = [[0, 'ruled out'], [0.1, 'hardly likely'], [0.35, 'unlikely'], [0.65, 'an even chance'], [0.9, 'likely'], [0.9999, 'nearly certain']] as const;
  return words.find(([most]) => part <= most)?.[1] ?? 'certain';
}

export const asked = (frame: BeliefFrame | undefined, about: string) => frame?.belief?.questions.find((one) => one.about === about);

/** How much a seat could give to the truth of all that it asked at a step, on average; null where it asked nothing. */
export function certainty(frame: BeliefFrame): number | null {
  const parts = (frame.belief?.questions ?? []).flatMap((one) => (one.about in frame.truths ? [share(one, frame.truths[one.about]!)] : []));
  return parts.length ? parts.reduce((sum, part) => sum + part, 0) / parts.length : null;
}

/** One seat over the steps: how much it could give to what was true then; null where it had nothing to ask. */
export interface Curve {
  seat: Seat;
  shares: (number | null)[];
}

export interface Hindsight {
  from: number; // the first step of the span
  truths: string[]; // by step of the span
  curves: Curve[];
}

/**
 * How sure each seat could be of the truth, over the steps around `step` in which somebody asked. A question may come
 * up again in another round; only the span at this step is shown.
 */
export function hindsight(beliefs: Record<string, BeliefFrame[]>, seats: readonly Seat[], about: string, step: number): Hindsight | null {
  const known = seats.flatMap((seat) => (beliefs[seat.letter] ? [{ seat, frames: beliefs[seat.letter]! }] : []));
  const open = (at: number) => known.some(({ frames }) => asked(frames[at], about));
  if (!open(step)) return null;
  let from = step;
  let to = step;
  while (open(from - 1)) from--;
  while (open(to + 1)) to++;
  const steps = Array.from({ length: to - from + 1 }, (_, nth) => from + nth);
  const truths = steps.map((at) => known.map(({ frames }) => frames[at]?.truths[about]).find(Boolean) ?? '');
  const curves = known.map(({ seat, frames }) => ({
    seat,
    shares: steps.map((at, nth) => {
      const question = asked(frames[at], about);
      return question ? share(question, truths[nth]!) : null;
    }),
  }));
  return { from, truths, curves: curves.filter((curve) => curve.shares.some((one) => one !== null)) };
}
