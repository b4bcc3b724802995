import type { Fact } from '../../wire/kompromat.ts';

/** What came of one mission of the running round, as it was told; it stays readable until the next is laid. */
export interface Outcome {
  totals: (number | null)[]; // by seat, in halves
  failed: boolean[];
  tokens: number[]; // what each seat got or lost over it
  taker: number | null; // below 0: nobody; null: not decided yet
  mission: number;
}

const SEATS = [0, 1];
const PLACES = [0, 1, 2, 3];

export function outcomes(past: readonly Fact[]): Outcome[] {
  let found = fresh();
  const held = SEATS.map(() => 0);
  let place = -1; // of the mission that is being settled
  for (const fact of past) {
    if (fact.fact === 'laid') [found, place] = [fresh(), -1];
    else if (fact.fact === 'turnedup' && fact.by === fact.seat) place = fact.place;
    else if (fact.fact === 'total') found[fact.place]!.totals[fact.seat] = fact.halves;
    else if (fact.fact === 'failed') found[fact.place]!.failed[fact.seat] = true;
    else if (fact.fact === 'collected') Object.assign(found[fact.place]!, { taker: fact.seat, mission: fact.mission });
    else if (fact.fact === 'tokens') {
      if (place >= 0) found[place]!.tokens[fact.seat]! += fact.tokens - held[fact.seat]!;
      held[fact.seat] = fact.tokens;
    }
  }
  return found;
}

const fresh = (): Outcome[] => PLACES.map(() => ({ totals: SEATS.map(() => null), failed: SEATS.map(() => false), tokens: SEATS.map(() => 0), taker: null, mission: -1 }));
