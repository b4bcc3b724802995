import type { BeliefFrame } from '../../wire/server.ts';
import { asked, share } from './hindsight.ts';

/** A moment at which one seat's chances turned: how much it could give to what was true, before and after. */
export interface Turn {
  at: number; // the step
  about: string;
  truth: string;
  before: number;
  after: number;
}

const SLIGHT = 0.15; // what changes less decides nothing

/** The moments that told a seat most, in their order. What is answered on the table is certain from then on. */
export function turns(frames: readonly BeliefFrame[], most = 3): Turn[] {
  const found: Turn[] = [];
  for (let at = 1; at < frames.length; at++) {
    const all = (frames[at - 1]!.belief?.questions ?? []).flatMap((question): Turn[] => {
      const { about } = question;
      const truth = frames[at]!.truths[about] ?? frames[at - 1]!.truths[about];
      if (truth === undefined) return [];
      const now = asked(frames[at], about);
      return [{ at, about, truth, before: share(question, truth), after: now ? share(now, truth) : 1 }];
    });
    all.sort((one, other) => weight(other) - weight(one));
    if (all[0] && weight(all[0]) >= SLIGHT) found.push(all[0]);
  }
  return found.toSorted((one, other) => weight(other) - weight(one)).slice(0, most).toSorted((one, other) => one.at - other.at);
}

const weight = ({ before, after }: Turn): number => Math.abs(after - before);
