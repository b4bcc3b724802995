import type { Component } from 'svelte';
import type { Belief, OptionInfo } from '../../wire/server.ts';
import type { Motion } from './motion.ts';

/** One seat of the table, as everybody sees it. */
export interface Seat {
  seat: number;
  letter: string;
  name: string; // "You" is for sentences; this is the name
  you: boolean;
  bot: string | null; // the level of the bot that plays here, if one does
  standsIn?: boolean; // it plays for the person of this name
  here: boolean;
  missed: boolean; // away, or out of time
  deciding: boolean; // is to decide, and has not
  left: number | null; // milliseconds on the clock, as of the last view; null without clocks
  won: boolean;
}

/** What any option does. Each game has a type of its own (`Action` in client/src/wire/GAME.ts). */
export interface AnyAction {
  do: string;
  [field: string]: string | number | boolean;
}

export type Option<A = any> = Omit<OptionInfo, 'action'> & {
  action: A;
  key: string; // the key that presses it
};

/** An action, or as much of one as tells it apart from the others. */
export type Wanted<A> = A extends { do: unknown } ? Pick<A, 'do'> & Partial<A> : never;

/**
 * All that a game's page is drawn from, whether the game is live or a replay: functions of the view.
 * V is the game's View, R its Reading, F its Fact, A its Action (client/src/wire/GAME.ts).
 */
export interface Scene<V = unknown, R = unknown, F = unknown, A = any> {
  readonly view: V; // while news is played, with each fact laid on it
  readonly reading: R; // what the rules make of the view; it is the last one's while news is played
  readonly seat: number | null; // whose eyes these are; null: a spectator's
  readonly foot: number | null; // who sits at the foot of the table, if anybody does: also while they cover their page
  readonly seats: readonly Seat[];
  readonly options: readonly Option<A>[]; // empty while nothing is asked of this seat
  readonly armed: number | null; // id of the option that one more press decides
  readonly chosen: number | null; // id of an answer that is held and can still be changed
  readonly fact: F | null; // what is happening now, while news is played before the view is laid
  readonly motion: Motion<V> | null; // how it is shown
  readonly past: readonly F[]; // all that these eyes were told so far, in order
  readonly truth: V | null; // in a replay: the same moment as it was, while that layer is shown
  readonly could: Belief | null; // in a replay: what these eyes could conclude, likewise
  readonly replay: boolean;
  readonly over: boolean;
  option(wanted: Wanted<A>): Option<A> | undefined;
  press(option: Option<A>): void;
}

/** What a game brings: client/src/games/GAME/index.ts exports one of these as `page`. */
export interface GamePage<V = any, R = any, F = any, A = any> {
  /** The table itself with its seats; fills the room that the frame gives it. */
  Board: Component<{ scene: Scene<V, R, F, A> }>;
  /** Beside the question: a running total, a hand. */
  Aside?: Component<{ scene: Scene<V, R, F, A> }>;
  /**
   * The answers as this game lays them out, in place of the frame's list: every option that is open, and
   * what the seat holds while nothing is asked.
   */
  Answers?: Component<{ scene: Scene<V, R, F, A> }>;
  /** What this seat knows for certain, knew, and holds possible; from the view, and from `belief`. */
  Dossier: Component<{ scene: Scene<V, R, F, A>; belief: Belief | null }>;
  /** One line for the top bar: "Round 5 of 6, Orlov began". */
  headline(view: V, seats: readonly Seat[]): string;
  /** For the small boxes in the top bar. */
  rounds?(view: V): { now: number; of: number } | null;
  /** What a break is called, where the rules have one. */
  recess?: string;
  /** How a fact is shown, heard and marked on the film. */
  motion(fact: F, view: V): Motion<V>;
  /** Who stood together, where seats do; asked at the end. */
  teams?(view: V): { name: string; seats: number[] }[] | null;
  /** Whether points say more than who won; they do unless a game denies it. */
  scored?(view: V): boolean;
  /** Whether a fact hid what its actor knew, by the actor's own reading; asked when everything is open. */
  feigned?(fact: F, reading: R): boolean;
  /** A short hint for the first time a rule asks for a decision, by the rule that the prompt cites. */
  hints: Record<string, string>;
  /** All seats' views of one moment laid together: everything that anybody at the table knew. */
  declassify(views: V[]): V;
}

export const KEYS = '123456789abdefghijklnopqrstuvwxyz'; // without c (cover) and m (menu)

export function keyed(options: readonly OptionInfo[]): Option<AnyAction>[] {
  return options.map((option, place) => ({ ...option, action: option.action as AnyAction, key: KEYS[place] ?? '' }));
}

export function matching<A>(options: readonly Option<A>[], wanted: Wanted<A>): Option<A> | undefined {
  return options.find(({ action }) => Object.entries(wanted).every(([field, value]) => action[field as keyof A] === value));
}

export const LETTERS = 'ABCDEFGHI';
