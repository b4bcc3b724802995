// Made from the server's schema by `make types`. Not to be edited.

export interface Adjusted {
  fact: "adjusted";
  seat: number;
  place: number;
  change: number;
}

export interface Attempted {
  fact: "attempted";
  seat: number;
  place: number;
  card: number;
}

/** `seat` is NONE when nobody takes the mission. */
export interface Collected {
  fact: "collected";
  seat: number;
  place: number;
  mission: number;
  why: string;
}

export interface CountedElevens {
  fact: "countedelevens";
  seat: number;
  place: number;
  elevens: number;
}

/** `place` is NONE for a turn's first card. */
export interface Drew {
  fact: "drew";
  seat: number;
  place: number;
  card: number;
}

export type Fact = Laid | Drew | Attempted | Stopped | TurnedUp | CountedElevens | Total | Failed | Perfect | Collected | Tokens | Passed | Used | TookBack | Flew | LaidNewspaper | Looked | Stunned | Adjusted | Finished;

export interface Failed {
  fact: "failed";
  seat: number;
  place: number;
}

export interface Finished {
  fact: "finished";
  ending: string;
  winner: number;
  points: number[];
}

export interface Flew {
  fact: "flew";
  seat: number;
  source: number;
  target: number;
}

export interface Laid {
  fact: "laid";
  round: number;
  starter: number;
  missions: number[];
  counters: number[];
}

export interface LaidNewspaper {
  fact: "laidnewspaper";
  seat: number;
  place: number;
}

/** Cards in the order they will be drawn. */
export interface Looked {
  fact: "looked";
  seat: number;
  cards: number[];
}

/** What the viewer remembers of the attempts of this round, by seat * PLACES + place. */
export interface Page {
  drawn_on: number[];
  room: number[];
}

export interface Passed {
  fact: "passed";
  seat: number;
}

export interface Perfect {
  fact: "perfect";
  seat: number;
  place: number;
  discarded: boolean;
}

export interface Reading {
  looks_at: number;
  sides: SideReading[];
}

/** One player, as the viewer sees them. */
export interface Side {
  stacks: StackView[];
  newspapers: number[];
  deck: number;
  top: number[];
  hand: number;
  tokens: number;
  items: number;
  used: number;
  won: number[];
  total: number;
  elevens: number;
  vesper: number;
}

export interface SideReading {
  stacks: StackReading[];
  points: number;
  stake: number;
  unseen: number[];
}

export interface StackReading {
  total: number | null;
  over: boolean;
  newspapers: number;
}

export interface StackView {
  cards: number[];
  up: number;
  gone: number;
}

export interface Stopped {
  fact: "stopped";
  seat: number;
  place: number;
}

export interface Stunned {
  fact: "stunned";
  seat: number;
  place: number;
  index: number;
  card: number;
}

/** How many somebody holds now, and what changed it. */
export interface Tokens {
  fact: "tokens";
  seat: number;
  tokens: number;
  why: string;
}

export interface TookBack {
  fact: "tookback";
  seat: number;
  place: number;
  card: number;
}

export interface Total {
  fact: "total";
  seat: number;
  place: number;
  halves: number;
}

/** `by` is who turned the cards: their owner at the reveal, or the other with a Drone. */
export interface TurnedUp {
  fact: "turnedup";
  seat: number;
  place: number;
  cards: number[];
  by: number;
}

export interface Used {
  fact: "used";
  seat: number;
  item: number;
  usb: boolean;
}

export interface View {
  seat: number | null;
  memory_aid: boolean;
  round: number;
  starter: number;
  phase: number;
  actor: number;
  place: number;
  passes: number;
  after: number;
  asked: number;
  missions: number[];
  mission: number[];
  counter: number[];
  sides: Side[];
  loser: number;
  memory: Page | null;
}

export type Action =
  | { do: "attempt"; place: number }
  | { do: "balaclava"; item: number; usb: boolean }
  | { do: "chloroform"; item: number; usb: boolean }
  | { do: "count elevens"; elevens: number }
  | { do: "discard token" }
  | { do: "draw" }
  | { do: "drone"; item: number; place: number; usb: boolean }
  | { do: "gps tracker"; item: number; usb: boolean }
  | { do: "jetpack"; item: number; source: number; target: number; usb: boolean }
  | { do: "keep tokens" }
  | { do: "newspaper"; item: number; place: number; usb: boolean }
  | { do: "night vision"; item: number; usb: boolean }
  | { do: "pass" }
  | { do: "stop" }
  | { do: "stun gun"; index: number; item: number; place: number; usb: boolean }
  | { do: "take tokens" }
  | { do: "vesper"; change: number; item: number; usb: boolean };

export const EQUIPMENT = ["0.5", "1/11", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;

export const MISSIONS = [{"name": "Barmaid", "kind": "Target", "worth": 2, "unit": "VP"}, {"name": "Hotel", "kind": "Target", "worth": 2, "unit": "VP"}, {"name": "Airport", "kind": "Target", "worth": 3, "unit": "VP"}, {"name": "Interrogation", "kind": "Target", "worth": 3, "unit": "VP"}, {"name": "Locker", "kind": "Target", "worth": 3, "unit": "VP"}, {"name": "Pursuit", "kind": "Target", "worth": 4, "unit": "VP"}, {"name": "Safe House", "kind": "Target", "worth": 4, "unit": "VP"}, {"name": "Informant", "kind": "Target", "worth": 5, "unit": "VP"}, {"name": "Balaclava", "kind": "Item", "worth": 1, "unit": "VP"}, {"name": "Chloroform", "kind": "Item", "worth": 1, "unit": "VP"}, {"name": "Drone", "kind": "Item", "worth": 1, "unit": "VP"}, {"name": "GPS Tracker", "kind": "Item", "worth": 1, "unit": "VP"}, {"name": "Jetpack", "kind": "Item", "worth": 1, "unit": "VP"}, {"name": "Newspaper", "kind": "Item", "worth": 1, "unit": "VP"}, {"name": "Night Vision", "kind": "Item", "worth": 1, "unit": "VP"}, {"name": "Stun Gun", "kind": "Item", "worth": 1, "unit": "VP"}, {"name": "USB Stick", "kind": "Item", "worth": 1, "unit": "VP"}, {"name": "Vesper Martini", "kind": "Item", "worth": 1, "unit": "VP"}, {"name": "Code", "kind": "Code", "worth": 6, "unit": "a pair"}, {"name": "Document", "kind": "Document", "worth": 6, "unit": "a pair"}] as const;

export const ITEMS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;

export const ROUNDS = 6 as const;

export const FATAL = 9 as const;

export const LIMIT = 42 as const;

export const NO_TOTAL = -1000 as const;

export const PHASES = {"opening": 0, "choosing": 1, "drawing": 2, "window": 3, "over": 7} as const;
