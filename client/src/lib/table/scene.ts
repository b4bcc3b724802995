import type { Component } from 'svelte';
import type { Belief, OptionInfo } from '../../wire/server.ts';
import type { Verb } from '../sound.ts';

/** One seat of the table, as everybody sees it. */
export interface Seat {
  seat: number;
  letter: string;
  name: string; // "You" is for sentences; this is the name
  you: boolean;
  bot: string | null; // the level of the bot that plays here, if one does
  here: boolean;
  missed: boolean; // away, or out of time
  deciding: boolean; // is to decide, and has not
  left: number | null; // milliseconds on the clock, as of the last view; null without clocks
  won: boolean;
}

export interface Option extends OptionInfo {
  key: string; // the key that presses it
}

/**
 * All that a game's page is drawn from, whether the game is live or a replay: functions of the view.
 * V is the game's View, F its Fact (client/src/wire/GAME.ts).
 */
export interface Scene<V = unknown, F = unknown> {
  readonly view: V;
  readonly seat: number | null; // whose eyes these are; null: a spectator's
  readonly seats: readonly Seat[];
  readonly options: readonly Option[]; // empty while nothing is asked of this seat
  readonly armed: number | null; // id of the option that one more press decides
  readonly chosen: number | null; // id of an answer that is held and can still be changed
  readonly fact: F | null; // what is happening now, while news is played before the view is laid
  readonly covered: boolean; // this person hides their secrets from those beside them
  readonly replay: boolean;
  readonly over: boolean;
  option(name: string): Option | undefined;
  press(option: Option): void;
}

/** What a game brings: client/src/games/GAME/index.ts exports one of these as `page`. */
export interface GamePage<V = any, F = any> {
  /** The table itself with its seats; fills the room that the frame gives it. */
  Board: Component<{ scene: Scene<V, F> }>;
  /** Beside the question: a running total, a hand. */
  Aside?: Component<{ scene: Scene<V, F> }>;
  /**
   * The answers as this game lays them out, in place of the frame's list: every option that is open, and
   * what the seat holds while nothing is asked.
   */
  Answers?: Component<{ scene: Scene<V, F> }>;
  /** What this seat knows for certain, knew, and holds possible; from the view, and from `belief`. */
  Dossier: Component<{ scene: Scene<V, F>; belief: Belief | null }>;
  /** One line for the top bar: "Round 5 of 6, Orlov began". */
  headline(view: V, seats: readonly Seat[]): string;
  /** For the small boxes in the top bar. */
  rounds?(view: V): { now: number; of: number } | null;
  /** How long a fact is shown before the next, in milliseconds; 0: it needs no moment of its own. */
  pace(fact: F): number;
  /** What it sounds like. Never by what is hidden. */
  verb(fact: F): Verb | null;
  /** Who stood together, where seats do; asked at the end. */
  teams?(view: V): { name: string; seats: number[] }[] | null;
  /** Whether points say more than who won; they do unless a game denies it. */
  scored?(view: V): boolean;
  /** A short hint for the first time a rule asks for a decision, by the rule that the prompt cites. */
  hints: Record<string, string>;
  /** All seats' views of one moment laid together: everything that anybody at the table knew. */
  declassify(views: V[]): V;
  /** Facts that the film of a replay marks, with a word for each. */
  moment?(fact: F): string | null;
}

export const KEYS = '123456789abdefghijklnopqrstuvwxyz'; // without c (cover) and m (menu)

export function keyed(options: readonly OptionInfo[]): Option[] {
  return options.map((option, place) => ({ ...option, key: KEYS[place] ?? '' }));
}

export const LETTERS = 'ABCDEFGHI';
