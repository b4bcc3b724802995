// Made from the server's schema by `make types`. Not to be edited.

/** One agent, as the viewer sees them. */
export interface Agent {
  team: number;
  seen: number;
  points: number;
  out: number;
  discard: number;
  exposed: boolean;
  missed: number;
  hand: number[];
  cards: number;
  face_up: number[];
  passed: number;
  named: number;
  face_down: number;
  aim: number;
  guess: number;
}

/** A code that was named for this round (S5.1). */
export interface Ban {
  code: number;
  but: number;
}

export interface Began {
  fact: "began";
  round: number;
}

export interface Dealt {
  fact: "dealt";
  seat: number;
  team: number;
}

export interface Discarded {
  fact: "discarded";
  seat: number;
  code: number;
}

export interface Eliminated {
  fact: "eliminated";
  seat: number;
}

export interface Examined {
  fact: "examined";
  seat: number;
  target: number;
  team: number;
}

export type Fact = Dealt | Discarded | Began | Revealed | Scored | Examined | Passed | Received | TookBack | Named | Guessed | Eliminated | Finished;

export interface Finished {
  fact: "finished";
  ending: string;
  winners: number[];
  teams: number[];
  halves: number[];
}

export interface Guessed {
  fact: "guessed";
  seat: number;
  target: number;
  code: number;
  right: boolean;
}

export interface Named {
  fact: "named";
  seat: number;
  code: number;
}

/** What agents proved who had nothing to activate (SR14): by seat, codes as bits. */
export interface Page {
  lacks: number[];
  lacks_two: number[];
}

export interface Passed {
  fact: "passed";
  seat: number;
  receiver: number;
  code: number;
}

export interface Reading {
  shown: Shown[][];
  bans: Ban[];
}

export interface Received {
  fact: "received";
  seat: number;
  giver: number;
  code: number;
}

export interface Revealed {
  fact: "revealed";
  codes: number[];
}

export interface Scored {
  fact: "scored";
  gains: number[];
  points: number[];
}

/** What an agent activated in a round. */
export interface Shown {
  round: number;
  code: number;
  back: boolean;
}

export interface TookBack {
  fact: "tookback";
  seat: number;
  code: number;
}

export interface View {
  seat: number | null;
  round: number;
  phase: number;
  waiting: number;
  agents: Agent[];
  played: number[][];
  halves: number[];
  memory: Page | null;
}

export type Action =
  | { do: "activate"; code: number }
  | { do: "discard"; code: number }
  | { do: "examine"; aim: number }
  | { do: "guess"; code: number }
  | { do: "name"; aim: number }
  | { do: "pass"; aim: number }
  | { do: "take back"; aim: number }
  | { do: "target"; aim: number };

export const NONE = -1 as const;

export const HIDDEN = -2 as const;

export const NOTHING = 8 as const;

export const TEAMS = ["Chimera", "Tachyon", "Vex"] as const;

export const CODES = ["DarkWind", "DreamFall", "Electrum", "HydroCluster", "JackKnife", "StarFrost", "StormSabre", "ThornLily"] as const;

export const GIST = ["2 points; later takes a code back", "a look; later 3 points if others join in", "steals from HydroCluster; later shares 6 points", "4 points unless robbed; later guesses a discard", "5 points alone; later as many as the round's number", "bars the others from a code; 6 points at the end", "1 point per code; later 10 points, or elimination", "2 points or more; later a look; a block at the end"] as const;

export const EFFECTS = [[["gain 2", ""], ["look at an alignment", "no points"], ["take 1 from each HydroCluster", ""], ["gain 4", "or lose 1 to each Electrum"], ["gain 5", "if not alone, pass on a card"], ["bar the others from a code", "no points"], ["gain 1 for each different code", ""], ["gain 2, and 1 for each other who does", ""]], [["take back an earlier code", "no points"], ["gain 3", "nothing if alone"], ["share 6 with all who play it", ""], ["guess a discard to eliminate", "no points"], ["gain 2", "nothing if another does"], ["bar the others from a code", "no points"], ["gain 10", "all out if an even number do"], ["look at an alignment", "no points"]], [["take back an earlier code", "no points"], ["gain 3", "nothing if alone"], ["share 6 with all who play it", ""], ["guess a discard to eliminate", "no points"], ["gain 3", "nothing if another does"], ["bar the others from a code", "no points"], ["gain 10", "all out if an even number do"], ["look at an alignment", "no points"]], [["take back an earlier code", "no points"], ["gain 3", "nothing if alone"], ["share 6 with all who play it", ""], ["guess a discard to eliminate", "no points"], ["gain 4", "nothing if another does"], ["bar the others from a code", "no points"], ["gain 10", "all out if an even number do"], ["look at an alignment", "no points"]], [["take back an earlier code", "no points"], ["gain 3", "nothing if alone"], ["share 6 with all who play it", ""], ["guess a discard to eliminate", "no points"], ["gain 5", "nothing if another does"], ["bar the others from a code", "no points"], ["gain 10", "all out if an even number do"], ["look at an alignment", "no points"]], [["take back an earlier code", "no points"], ["gain 3", "nothing if alone or ThornLily is played"], ["share 6 with all who play it", "nothing if ThornLily is played"], ["guess a discard to eliminate", "no points"], ["gain 6", "nothing if another does or ThornLily is played"], ["gain 6", "nothing if ThornLily is played"], ["gain 10", "all out if an even number do; no points with ThornLily"], ["gain 2, nobody else scores", "nothing if another does"]]] as const;

export const PHASES = ["discard", "choose", "aim", "guess", "over"] as const;
