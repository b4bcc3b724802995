import type { Verb } from '../sound.ts';

/** Where something is: the element of the board that carries this as `data-spot`. */
export type Spot = string;

/** Something that travels over the table. What is hidden travels as a back, whatever it is. */
export interface Flight {
  what: string; // the game draws it
  kind: number; // of a card that the viewer may see, else below 0
  count: number;
  from: Spot;
  to: Spot;
}

/** What the film of a replay marks: something came to light, was feigned, changed hands, or was decided. */
export type Mark = 'reveal' | 'lie' | 'turn' | 'won' | 'lost';

/**
 * How a fact becomes motion. All of it is read off the fact, never worked out by a rule: the next view is laid
 * over it and says how things are.
 */
export interface Motion<V = any> {
  ms?: number; // how long it is watched before the next; none: it needs no moment of its own
  verb?: Verb; // what it sounds like; never by what is hidden
  after?(view: V): V; // the table a moment later, as far as the fact says it: the board's transitions do the moving
  flights?: Flight[];
  arrows?: { from: Spot; to: Spot; word: string }[]; // from who acts to whom it is done, or who must answer
  rings?: Spot[]; // the pencil goes around the places where it happens
  stamp?: { text: string; bad?: boolean };
  movement?: string; // facts that follow each other with the same word here are one movement, watched once
  film?: string; // what the film of a replay calls it, if it marks it
  mark?: Mark; // and as what
}

/** A game's motions, one for every fact that it can tell: a new fact without one is not built. */
export type Motions<V, F extends { fact: string }> = {
  [K in F['fact']]: Motion<V> | ((fact: Extract<F, { fact: K }>, view: V) => Motion<V>);
};

export function moving<V, F extends { fact: string }>(motions: Motions<V, F>): (fact: F, view: V) => Motion<V> {
  return (fact, view) => {
    const motion = motions[fact.fact as F['fact']] as Motion<V> | ((fact: F, view: V) => Motion<V>);
    return typeof motion === 'function' ? motion(fact, view) : motion;
  };
}
