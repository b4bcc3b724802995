// Made from the server's schema by `make types`. Not to be edited.

export interface AgentReading {
  spared: number;
  bonus: number[];
}

/** Where one player's cards are, by back: all of it lies open. */
export interface Backs {
  lie: number[];
  spent: number[];
  held: number[];
  left: number[];
}

export interface Began {
  fact: "began";
  first: number;
}

export interface Dealt {
  fact: "dealt";
  seat: number;
  cards: number[];
  backs: number[];
  top: number;
}

export interface Delivered {
  fact: "delivered";
  agent: number;
  winner: number;
  loyalty: number[];
  points: number;
}

/** How the check of an agent's loyalty came out. */
export interface DeliveryView {
  winner: number;
  loyalty: number[];
  points: number;
}

export interface Drew {
  fact: "drew";
  seat: number;
  card: number;
  back: number;
  top: number;
}

export type Fact = Placed | Began | Dealt | Drew | Filed | Played | Moved | Revealed | Trapped | Delivered | Fizzled | Nosed | Read | Watched | TookBack | Shredded | Swapped | Finished;

export interface Filed {
  fact: "filed";
  seat: number;
  agent: number;
  back: number;
  card: number;
}

/** Cards that lie face down, in the order in which they came there. */
export interface FilesView {
  cards: number[];
  backs: number[];
  known: number[];
}

/** Points and numbers of cards in the scoring piles, by seat. */
export interface Finished {
  fact: "finished";
  ending: string;
  winner: number;
  points: number[];
  cards: number[];
}

export interface Fizzled {
  fact: "fizzled";
  seat: number;
  card: number;
}

/** An influence counter. `active`: it was the influence move, so the counter was turned. */
export interface Moved {
  fact: "moved";
  seat: number;
  agent: number;
  space: number;
  active: boolean;
}

export interface Nosed {
  fact: "nosed";
  seat: number;
  agent: number;
}

export interface Page {
  taken_back: TakenBack[];
}

export interface Placed {
  fact: "placed";
  seat: number;
  agent: number;
  value: number;
}

/** As an action, face up. */
export interface Played {
  fact: "played";
  seat: number;
  card: number;
}

export interface Read {
  fact: "read";
  seat: number;
  agent: number;
  cards: number[];
}

export interface Reading {
  agents: AgentReading[];
  sides: SideReading[];
}

/** Tokens and files of an agent whose loyalty is checked, by seat. */
export interface Revealed {
  fact: "revealed";
  agent: number;
  tokens: number[];
  files: number[][];
}

export interface Shredded {
  fact: "shredded";
  seat: number;
  owner: number;
  agent: number;
  index: number;
  back: number;
  card: number;
}

/** One player, as the viewer sees them. */
export interface Side {
  turns: number;
  tokens: number[];
  token_known: number[];
  files: FilesView[];
  shredded: FilesView;
  hand: number[];
  backs: number[];
  deck: number;
  top: number;
  discards: number[];
  scored: number[];
  filing: number;
}

export interface SideReading {
  points: number;
  backs: Backs;
  tray: number[];
}

export interface Swapped {
  fact: "swapped";
  seat: number;
  owner: number;
  one: number;
  other: number;
}

/** What the viewer remembers of a card that one player took back (DR33). */
export interface TakenBack {
  shown: number;
  card: number;
  left: boolean;
  maybe: number[];
  maybe_shredded: number;
}

export interface TookBack {
  fact: "tookback";
  seat: number;
  agent: number;
  index: number;
  back: number;
  card: number;
}

/** The file that a Booby-Trapped Case destroyed. */
export interface Trapped {
  fact: "trapped";
  agent: number;
  owner: number;
  card: number;
}

export interface View {
  seat: number | null;
  open_backs: boolean;
  phase: number;
  first: number;
  actor: number;
  influence: number[];
  active: number;
  extra: number;
  delivered: number;
  deliveries: (DeliveryView | null)[];
  needed: number[];
  set_off: number[];
  using: number;
  sides: Side[];
  memory: Page | null;
}

export interface Watched {
  fact: "watched";
  seat: number;
  agent: number;
  value: number;
}

export type Action =
  | { do: "choose agent"; agent: number }
  | { do: "choose file"; agent: number; index: number; own: boolean }
  | { do: "lay file"; kind: number }
  | { do: "place token"; value: number }
  | { do: "play action"; kind: number }
  | { do: "swap"; one: number; other: number };

export const PHASES = ["placing", "playing", "filing", "aiming", "moving", "over"] as const;

export const LETTERS = ["L", "B", "S", "A", "M", "P"] as const;

export const PEOPLE = ["Ludovic", "Bruno", "Sonia", "Anton", "Mireille", "Pavel"] as const;

export const BACKS = ["1", "2", "3", "4", "0/7", "?"] as const;

export const CARDS = [{"name": "Minor Files", "short": "1", "text": "", "value": 1, "back": 0, "mark": "*", "note": "name and number ours", "action": false}, {"name": "Files", "short": "2", "text": "", "value": 2, "back": 1, "mark": "*", "note": "name and number ours", "action": false}, {"name": "Important Files", "short": "3", "text": "", "value": 3, "back": 2, "mark": "~", "note": "name and value published, number ours", "action": false}, {"name": "Secret Files", "short": "4", "text": "", "value": 4, "back": 3, "mark": "*", "note": "name and number ours", "action": false}, {"name": "Top Secret Files", "short": "7", "text": "", "value": 7, "back": 4, "mark": "~", "note": "four 0/7 published, two of them the zeros", "action": false}, {"name": "Personal Files", "short": "PF", "text": "+1 loyalty to you", "value": 0, "back": 4, "mark": "", "note": "published", "action": false}, {"name": "Booby-Trapped Case", "short": "Case", "text": "destroys the best file", "value": 0, "back": 4, "mark": "~", "note": "value published, effect inferred from the rulebook", "action": false}, {"name": "Nosy", "short": "1", "text": "one more file needed at an agent", "value": 1, "back": 5, "mark": "~", "note": "effect published, value ours", "action": true}, {"name": "Clues", "short": "2", "text": "read the opposing files at an agent", "value": 2, "back": 5, "mark": "", "note": "published", "action": true}, {"name": "Surveillance", "short": "2", "text": "look at an opposing loyalty token", "value": 2, "back": 5, "mark": "*", "note": "ours", "action": true}, {"name": "Pressure", "short": "3", "text": "move an influence counter your way", "value": 3, "back": 5, "mark": "*", "note": "ours", "action": true}, {"name": "Exfiltration", "short": "3", "text": "take one of your files back", "value": 3, "back": 5, "mark": "*", "note": "ours", "action": true}, {"name": "Shredder", "short": "4", "text": "remove a face-down file unseen", "value": 4, "back": 5, "mark": "*", "note": "ours", "action": true}, {"name": "Reassignment", "short": "4", "text": "swap two of your loyalty tokens", "value": 4, "back": 5, "mark": "*", "note": "ours", "action": true}, {"name": "Turncoat", "short": "5", "text": "swap two opposing loyalty tokens", "value": 5, "back": 5, "mark": "*", "note": "ours", "action": true}] as const;

export const ENDS = [0, 3] as const;
