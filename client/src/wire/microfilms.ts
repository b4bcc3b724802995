// Made from the server's schema by `make types`. Not to be edited.

export interface Accepted {
  fact: "accepted";
  seat: number;
  target: number;
  card: number;
}

export interface Attempted {
  fact: "attempted";
  seat: number;
  identity: number;
  aims: number[];
  card: number;
}

export interface Began {
  fact: "began";
  absent: number;
  starter: number;
  francs: number[];
}

export interface Blackmailed {
  fact: "blackmailed";
  seat: number;
  target: number;
}

export interface Blowback {
  fact: "blowback";
  seat: number;
  target: number;
  card: number;
}

export interface Bribed {
  fact: "bribed";
  seat: number;
  target: number;
}

/** Which card may be where: see lots.py. How the numbers are packed: see cases.py. */
export interface Case {
  weight: number;
  pools: number[];
  cards: number[];
}

export interface CashedOut {
  fact: "cashedout";
  seat: number;
  francs: number;
}

export interface Checked {
  fact: "checked";
  seat: number;
  right: boolean;
}

export interface CroupierDrew {
  fact: "croupierdrew";
}

/** `discarded` is NONE if he held two cards. */
export interface CroupierPlayed {
  fact: "croupierplayed";
  francs: number;
  discarded: number;
}

export interface Dealt {
  fact: "dealt";
  seat: number;
  identity: number;
  second: number;
  card: number;
}

/** What is remembered of the draw deck. */
export interface Deck {
  sure: number[];
  was: number;
  lacks: number;
}

export interface Declined {
  fact: "declined";
  seat: number;
  target: number;
  francs: number;
}

export interface Discarded {
  fact: "discarded";
  seat: number;
  card: number;
  francs: number;
}

export interface Drew {
  fact: "drew";
  seat: number;
  card: number;
}

export interface Eliminated {
  fact: "eliminated";
  seat: number;
  cards: number[];
  francs: number;
}

export type Fact = Began | Dealt | Turn | Drew | TookTop | Passed | Bribed | Offered | Accepted | Declined | Spent | Paid | Stole | CashedOut | Interrogated | Blackmailed | PaidOff | Blowback | Refused | Discarded | Shuffled | Attempted | Checked | SawIdentity | SawCards | Eliminated | CroupierDrew | CroupierPlayed | Finished;

/** In a duel, the second identities follow the first ones. */
export interface Finished {
  fact: "finished";
  ending: string;
  winners: number[];
  box: number;
  identities: number[];
  hands: number[][];
}

/** Somebody may have seen a card of a hand (MR45). */
export interface Glance {
  seat: number;
  whose: number;
  identities: number;
  total: number;
  still: number;
  among: number[];
}

/** The cards of a place, as far as the viewer has seen them there and not lost sight of them. */
export interface HandView {
  size: number;
  sure: number[];
  public: number[];
}

export interface Interrogated {
  fact: "interrogated";
  seat: number;
  target: number;
  seen: number;
}

/** What is remembered of a hand beyond what the table shows. */
export interface Notes {
  was: number;
  lacks: number;
  glances: Glance[];
}

export interface Offered {
  fact: "offered";
  seat: number;
  target: number;
  card: number;
}

/** What the viewer makes of all that it was told. */
export interface Page {
  hands: Notes[];
  deck: Deck;
  discard: number[];
  shuffled: number[];
  drawn: number[];
  cases: Case[];
  missed: number[];
  stands: boolean;
  public_stands: boolean;
}

export interface Paid {
  fact: "paid";
  seat: number;
  francs: number;
}

export interface PaidOff {
  fact: "paidoff";
  seat: number;
  target: number;
  francs: number;
}

export interface Passed {
  fact: "passed";
  seat: number;
  francs: number;
}

/** One place at the table; the Croupier's is behind the last seat. */
export interface Player {
  hand: HandView;
  francs: number;
  cleared: boolean;
  out: boolean;
  identity: number;
  second: number;
  revealed: boolean;
  second_revealed: boolean;
  asked: number;
  denied: number;
}

export interface Reading {
  allied: number[];
  limits: number[];
  below: number[];
  shuffled: number[];
  won: number;
}

export interface Refused {
  fact: "refused";
  seat: number;
  target: number;
  card: number;
}

export interface SawCards {
  fact: "sawcards";
  seat: number;
  target: number;
  cards: number[];
}

export interface SawIdentity {
  fact: "sawidentity";
  seat: number;
  target: number;
  identity: number;
}

export interface Shuffled {
  fact: "shuffled";
  evening: number;
  cards: number;
}

export interface Spent {
  fact: "spent";
  seat: number;
  card: number;
}

export interface Stole {
  fact: "stole";
  seat: number;
  target: number;
  francs: number;
}

export interface TookTop {
  fact: "tooktop";
  seat: number;
  card: number;
}

export interface Turn {
  fact: "turn";
  seat: number;
  turn: number;
}

export interface View {
  seat: number | null;
  seats: number;
  duel: boolean;
  strict_claim: boolean;
  memory_aid: boolean;
  absent: number;
  starter: number;
  phase: number;
  active: number;
  actor: number;
  target: number;
  turn: number;
  evening: number;
  house: number;
  players: Player[];
  deck: number;
  discard: number[];
  met: number;
  public_met: number;
  offered: number;
  box: number;
  glimpse: number;
  ending: number;
  winners: number;
  memory: Page | null;
}

export type Action =
  | { do: "accept" }
  | { do: "arrest"; aim: number; attempt: boolean }
  | { do: "blackmail"; aim: number; kind: number }
  | { do: "blowback"; kind: number }
  | { do: "bribe"; aim: number }
  | { do: "cash out"; kind: number }
  | { do: "claim"; aim: number; attempt: boolean; nation: number }
  | { do: "decline" }
  | { do: "discard"; kind: number }
  | { do: "draw" }
  | { do: "expose"; aim: number; attempt: boolean; kind: number; nation: number }
  | { do: "interrogate"; aim: number; kind: number }
  | { do: "locate"; attempt: boolean; one: number; two: number }
  | { do: "offer"; kind: number }
  | { do: "pass" }
  | { do: "pay off" }
  | { do: "refuse" }
  | { do: "reveal"; attempt: boolean; kind: number; nation: number }
  | { do: "shoot"; aim: number; attempt: boolean }
  | { do: "steal"; aim: number; kind: number }
  | { do: "take top" };

export const NATION_NAMES = ["China", "UK", "USA", "USSR"] as const;

export const NATIONS = 4 as const;

export const CARDS = [{"name": "microfilm China", "sort": "Item", "nation": "China", "stained": false, "use": "Agents and the journalist win with it."}, {"name": "microfilm UK", "sort": "Item", "nation": "UK", "stained": false, "use": "Agents and the journalist win with it."}, {"name": "microfilm USA", "sort": "Item", "nation": "USA", "stained": false, "use": "Agents and the journalist win with it."}, {"name": "microfilm USSR", "sort": "Item", "nation": "USSR", "stained": false, "use": "Agents and the journalist win with it."}, {"name": "letter China", "sort": "Item", "nation": "China", "stained": false, "use": "This nation is one of the two allies."}, {"name": "letter UK", "sort": "Item", "nation": "UK", "stained": false, "use": "This nation is one of the two allies."}, {"name": "letter USA", "sort": "Item", "nation": "USA", "stained": false, "use": "This nation is one of the two allies."}, {"name": "letter USSR", "sort": "Item", "nation": "USSR", "stained": false, "use": "This nation is one of the two allies."}, {"name": "Ace of Spades", "sort": "Item", "nation": "", "stained": false, "use": "The hitman looks for it. Discarding it costs 2 francs."}, {"name": "Steal/Blackmail", "sort": "Action", "nation": "", "stained": true, "use": "Take francs, or threaten. Bloodstained."}, {"name": "Interrogate/Blackmail", "sort": "Action", "nation": "", "stained": true, "use": "Look at a card, or threaten. Bloodstained."}, {"name": "Cash Out/Blowback", "sort": "Action", "nation": "", "stained": false, "use": "Take francs from the house, or ward off blackmail."}] as const;

export const KINDS = 12 as const;

export const IDENTITY_NAMES = ["agent of China", "agent of the UK", "agent of the USA", "agent of the USSR", "journalist", "hitman", "information broker", "Interpol officer"] as const;

export const IDENTITY_GOALS = ["Cleared, you end the game with a microfilm of the other side.", "Cleared, you end the game with a microfilm of the other side.", "Cleared, you end the game with a microfilm of the other side.", "Cleared, you end the game with a microfilm of the other side.", "Cleared, show a microfilm and name its agent.", "Cleared, name who holds the Ace of Spades.", "Cleared, from evening two: name where both letters are.", "Cleared, from evening two: arrest a Suspect with a bloodstained card."] as const;

export const NONE = -1 as const;

export const HIDDEN = -2 as const;

export const CROUPIER = 6 as const;

export const DECK = 7 as const;

export const DISCARDS = 8 as const;

export const OFFER = 1 as const;

export const BRIBED = 2 as const;

export const BLACKMAILED = 3 as const;

export const OVER = 5 as const;

export const ENDINGS = ["none", "microfilm shown", "agent exposed", "hit carried out", "letters located", "suspect arrested", "claim from the Croupier's hand", "failed attempt", "ten francs", "forty turns", "forty turns"] as const;

export const CROUPIER_WINS = 10 as const;
