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

export const asked = (frame: BeliefFrame | undefined, about: string) => frame?.belief?.questions.find((one) => one.about === about);

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
