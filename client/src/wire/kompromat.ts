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

export interface Tokens {
  fact: "tokens";
  seat: number;
  tokens: number;
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

export const EQUIPMENT = ["0.5", "1/11", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;

export const COPIES = [1, 2, 1, 1, 1, 1, 1, 3, 1, 1, 1] as const;

export const MISSIONS = ["Barmaid", "Hotel", "Airport", "Interrogation", "Locker", "Pursuit", "Safe House", "Informant", "Balaclava", "Chloroform", "Drone", "GPS Tracker", "Jetpack", "Newspaper", "Night Vision", "Stun Gun", "USB Stick", "Vesper Martini", "Code", "Document", "Counter-intelligence, one mark", "Counter-intelligence, two marks", "Counter-intelligence, three marks"] as const;

export const TARGET_POINTS = [2, 2, 3, 3, 3, 4, 4, 5] as const;

export const SET_POINTS = [0, 2, 6, 12] as const;

export const ITEM_POINTS = 1 as const;

export const FIRST_ITEM = 8 as const;

export const CODE = 18 as const;

export const DOCUMENT = 19 as const;

export const ROUNDS = 6 as const;

export const FATAL = 9 as const;

export const LIMIT = 42 as const;

export const NO_TOTAL = -1000 as const;

export const ELEVEN = 20 as const;

export const NEWSPAPER_HALVES = 6 as const;

export const PHASES = {"opening": 0, "choosing": 1, "drawing": 2, "window": 3, "over": 7} as const;
