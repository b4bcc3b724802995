// Made from the server's schema by `make types`. Not to be edited.

export interface AddBot {
  name: string;
}

export type AnyCommand = Sit | Stand | Bot | Invite | Ready | Start | Choose | Say | Kick | HandOver | Replace | Return | Vote | Leave | Rematch;

export type AnyReplayFrame = ReplayFrame | StepFrame | BeliefFrame;

/** Exact: every world that fits is counted, with the weight that the deal gives it. */
export interface Belief {
  worlds: number;
  questions: Question[];
}

/** What the audience could conclude after the step, and the true answers to its questions. */
export interface BeliefFrame {
  type: "belief";
  number: number;
  belief: Belief | null;
  truths: Record<string, string>;
}

/** A part of the table: a grid with a heading row, or lines set as they are. */
export interface Block {
  title: string;
  head?: string[];
  rows?: string[][];
  lines?: string[];
}

/** Host, before the start: a bot in a free seat, or none in it any more. */
export interface Bot {
  do: "bot";
  id: string;
  seat: number;
  name: string | null;
}

export interface BotAnswer {
  name: string;
  words: string;
}

export type BotEvent = GameStart | GameFinish | Challenge;

/** Nothing more will come on this connection. */
export interface ByeFrame {
  type: "bye";
  text: string;
  again: boolean;
}

/** A host asks the bot to a seat of a table that has not begun: accept or decline. */
export interface Challenge {
  type: "challenge";
  code: string;
  seat: number;
  game: string;
  mode: string;
  seats: number;
}

export interface Choose {
  do: "choose";
  id: string;
  request: number;
  option: number;
}

export interface ClockInfo {
  left: number[];
  running: number[];
}

/** How long a person may think: not limited, for each decision, or in the whole game. */
export interface ClockRule {
  per?: "decision" | "game" | "none";
  seconds?: number;
}

/** Carried out and kept; the same for a command that comes again. */
export interface DoneFrame {
  type: "done";
  id: string;
}

export interface DossierAnswer {
  dossier: Belief | null;
}

/** The game is over, and the secret behind its luck is told. */
export interface EndFrame {
  type: "end";
  number: number;
  ending: string;
  winners: number[];
  points: number[];
  secret: string;
}

export type Frame = Welcome | NewsFrame | NoteFrame | TalkFrame | EndFrame | TableFrame | ViewFrame | HereFrame | DoneFrame | RefusedFrame | ByeFrame;

export interface GameAbout {
  game: string;
  title: string;
  authors: string;
  pitch: string;
  hidden: string;
  rules: number;
  modes: ModeAbout[];
}

export interface GameFinish {
  type: "gameFinish";
  code: string;
}

/** A game at which the bot sits goes on: follow its stream. */
export interface GameStart {
  type: "gameStart";
  code: string;
}

export interface GamesAnswer {
  games: GameAbout[];
  bots: BotAnswer[];
}

/** Host. */
export interface HandOver {
  do: "hand_over";
  id: string;
  person: number;
}

export interface HealthAnswer {
  status: string;
  version: string;
}

/** `seen`: the number of the last event you know, to get the rest. */
export interface Hello {
  token: string;
  seen?: number | null;
  blocks?: boolean;
}

/** Who is connected. */
export interface HereFrame {
  type: "here";
  people: number[];
}

/** Host, before the start: asks a bot with an account to a free seat. */
export interface Invite {
  do: "invite";
  id: string;
  seat: number;
  name: string;
}

/** In this seat, in any free seat, or only to watch. A bot with an account needs no name. */
export interface Join {
  name?: string;
  seat?: number | null;
  watch?: boolean;
}

/** Host, before the start. */
export interface Kick {
  do: "kick";
  id: string;
  person: number;
}

export interface Leave {
  do: "leave";
  id: string;
}

export interface LobbyAnswer {
  open: LobbyTable[];
  watchable: LobbyTable[];
}

export interface LobbyTable {
  code: string;
  game: string;
  mode: string;
  seats: number;
  free: number;
  life: string;
  clock: ClockRule;
  talk: boolean;
}

export interface ModeAbout {
  mode: string;
  title: string;
  seats: number[];
  minutes: number[];
  longest: number;
  roles: string[];
  options: OptionAbout[];
}

/** A fact of the game, as data and in words; no words where a view says it all. */
export interface NewsFrame {
  type: "news";
  number: number;
  fact: unknown;
  text: string;
  rule: string;
}

/** Something that happened at the table around the game. */
export interface NoteFrame {
  type: "note";
  number: number;
  text: string;
}

export interface OpenTable {
  name: string;
  table: Settings;
}

export interface OptionAbout {
  option: string;
  words: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
}

export interface OptionInfo {
  id: number;
  name: string;
  action: Record<string, string | number | boolean>;
  text: string;
  cost: string;
  rule: string;
}

export interface PersonInfo {
  person: number;
  name: string;
  program: boolean;
}

/** `bot` is who decided at the end, if it was one of ours. */
export interface Player {
  name: string;
  bot: string | null;
  role: string;
}

/** What a seat is asked, and the rule that asks it. */
export interface Prompt {
  text: string;
  rule: string;
}

/** In how many of the worlds that the seat's view allows each answer is true. */
export interface Question {
  about: string;
  counts: Record<string, number>;
}

export interface Ready {
  do: "ready";
  id: string;
  ready?: boolean;
}

/** Not carried out. `id` is missing if the command could not be read. */
export interface RefusedFrame {
  type: "refused";
  id: string | null;
  code: string;
  text: string;
}

/** The same people and bots again, each one seat further. */
export interface Rematch {
  do: "rematch";
  id: string;
}

/** Host, during play: a bot plays on for the person in this seat. */
export interface Replace {
  do: "replace";
  id: string;
  seat: number;
  name: string;
}

/** What the game was, and how it ended. `fault`: why the deal is not what was committed to. */
export interface ReplayFrame {
  type: "replay";
  game: string;
  mode: string;
  seats: number;
  players: Player[];
  ending: string;
  winners: number[];
  points: number[];
  at: number;
  steps: number;
  commitment: string | null;
  secret: string | null;
  fault: string | null;
}

/** What this seat is asked. `chosen`: an answer that can still be changed. */
export interface RequestInfo {
  number: number;
  options: OptionInfo[];
  chosen: number | null;
}

/** Take one's own seat back from the bot. */
export interface Return {
  do: "return";
  id: string;
}

export interface RuleText {
  number: string;
  text: string;
  reconstructed: boolean;
}

export interface RulesAnswer {
  game: string;
  title: string;
  authors: string;
  sections: RulesSection[];
}

export interface RulesSection {
  title: string;
  rules: RuleText[];
}

export interface Say {
  do: "say";
  id: string;
  text: string;
}

export interface SeatInfo {
  name: string;
  person: number | null;
  bot: string | null;
  stand_in: string | null;
  ready: boolean;
  missed: boolean;
  votes: number[];
}

export interface Settings {
  game: string;
  mode?: string | null;
  seats?: number | null;
  options?: Record<string, boolean | number | string>;
  clock?: ClockRule;
  watch?: "everybody" | "link" | "nobody";
  listed?: boolean;
  talk?: boolean;
  change?: boolean;
  aids?: "full" | "notes" | "off";
  absence?: "bot" | "vote" | "wait";
  grace?: number;
  stand_in?: string;
}

export interface Sit {
  do: "sit";
  id: string;
  seat: number;
}

export interface Stand {
  do: "stand";
  id: string;
}

/** Host. */
export interface Start {
  do: "start";
  id: string;
}

/** Who decided what; news and a view follow. The deal is step 0, and nobody's. */
export interface StepFrame {
  type: "step";
  number: number;
  seat: number | null;
  action: string;
}

/** The table around the game, as it stands. */
export interface TableFrame {
  type: "table";
  code: string;
  life: string;
  host: number;
  people: PersonInfo[];
  seats: SeatInfo[];
  settings: Settings;
  commitment: string;
  rematch: string | null;
}

export interface TalkFrame {
  type: "talk";
  number: number;
  person: number;
  name: string;
  text: string;
}

/** `token` is who you are at this table: keep it. `seat_link` opens the seat elsewhere.

    The token stands behind the link's #, which browsers do not send. */
export interface TicketAnswer {
  code: string;
  person: number;
  token: string;
  link: string;
  seat_link: string;
}

export interface TokenAnswer {
  token: string;
}

/** The game as this audience sees it, after the event `number`. */
export interface ViewFrame {
  type: "view";
  number: number;
  view: unknown;
  reading: unknown;
  prompt: Prompt;
  waiting: number[];
  request: RequestInfo | null;
  clock: ClockInfo | null;
  blocks: Block[] | null;
}

/** For a bot in a seat that does not decide. */
export interface Vote {
  do: "vote";
  id: string;
  seat: number;
}

/** Who you are at this table. Events follow from the one after `number`. */
export interface Welcome {
  type: "welcome";
  person: number;
  seat: number | null;
  host: boolean;
  number: number;
}
