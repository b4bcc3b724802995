// Made from the server's schema by `make types`. Not to be edited.

export interface AddBot {
  name: string;
}

export type AnyCommand = Sit | Stand | Bot | Invite | Ready | Seal | Start | Reveal | Choose | Say | Kick | HandOver | Replace | Return | Vote | Resume | Leave | Lend | Rematch;

export type AnyReplayFrame = ReplayFrame | StepFrame | BeliefFrame;

/** Somebody with a seat who is not connected, and how many milliseconds they have to come back
    before the table goes on as was agreed; None: it is kept for them. */
export interface AwayInfo {
  person: number;
  left: number | null;
}

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

export type BotEvent = GameStart | GameFinish | Challenge | Seated;

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

export interface Claim {
  word: string;
}

export interface ClockInfo {
  left: number[];
  running: number[];
}

/** How long a person may think: not limited, for each decision, or in the whole game. Without
    seconds: as is usual for the game and its mode. */
export interface ClockRule {
  per?: "decision" | "game" | "none";
  seconds?: number | null;
}

/** What the table is bound to (decision 19). Without a head the game has not been started, or
    was when there was no exchange. */
export interface DealInfo {
  commitment: string;
  head: string;
  dealt: boolean;
  silent: number[];
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
  verdict: string;
  winners: number[];
  drawn: boolean;
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
  aim: string;
  turn: string[];
  first: boolean;
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

/** A first game: all that was said so far, of how many pages, and the answers that go on. */
export interface GuideInfo {
  pages: GuidePage[];
  of: number;
  accepted: number[];
}

/** What is said about a decision: what of the page to look at, and the rule it is about. */
export interface GuidePage {
  title: string;
  text: string[];
  look: string;
  rule: string;
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

/** `seen`: the number of the last event you know, to get the rest; `covered`: be told what
    everybody is, though a seat is yours. */
export interface Hello {
  token: string;
  seen?: number | null;
  blocks?: boolean;
  covered?: boolean;
}

/** Who is connected, and who should be. */
export interface HereFrame {
  type: "here";
  people: number[];
  away: AwayInfo[];
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

/** A seat: whoever tells this word at the door within five minutes has the seat too, once. */
export interface Lend {
  do: "lend";
  id: string;
  word: string;
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
  clocks: ClockRule[];
}

/** Where phones find this server, where they would if it were opened to the home network, or why
    neither. */
export interface NetworkAnswer {
  reached: string | null;
  offered: string | null;
  why: string;
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

export interface OwnAnswer {
  tables: OwnTable[];
}

/** `names` by seat, empty where nobody sits; `winners` once the game is over; `at`: when it
    ended, or when the table was opened, in seconds since 1970. */
export interface OwnTable {
  code: string;
  game: string;
  life: string;
  names: string[];
  seat: number | null;
  winners: number[] | null;
  at: number;
}

/** What a browser has kept of the tables that it was at. */
export interface OwnTables {
  tickets: OwnTicket[];
}

export interface OwnTicket {
  code: string;
  token: string;
}

export interface PersonInfo {
  person: number;
  name: string;
  program: boolean;
}

/** A seat, for who does not sit at the table: free if nobody has it. */
export interface PlaceAbout {
  name: string;
  free: boolean;
  bot: string | null;
  here: boolean;
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

/** A break: no clock runs, and nobody decides. */
export interface RecessInfo {
  seat: number;
  back: number[];
  left: number;
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

/** During play: a bot plays on in one's own seat, or, the host asks, in that of somebody who is
    away. */
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
  verdict: string;
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

/** A seat, in a break: play may go on. */
export interface Resume {
  do: "resume";
  id: string;
}

/** Take one's own seat back from the bot. */
export interface Return {
  do: "return";
  id: string;
}

/** After the start: that number. */
export interface Reveal {
  do: "reveal";
  id: string;
  nonce: string;
}

export interface RuleText {
  number: string;
  text: string;
  reconstructed: boolean;
}

/** The rulebook, whose preface is the aim and a turn, and the rulings. */
export interface RulesAnswer {
  game: string;
  title: string;
  authors: string;
  aim: string;
  turn: string[];
  first: boolean;
  parts: RulesPart[];
}

export interface RulesPart {
  title: string;
  preface: string;
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

/** One thing that counts, its rule, and by seat what it brings and how it came to that. */
export interface Score {
  text: string;
  rule: string;
  points: number[];
  notes: string[];
}

/** Before the start: the hash of a number that one will add to the luck of the deal. */
export interface Seal {
  do: "seal";
  id: string;
  hash: string;
}

export interface SeatInfo {
  name: string;
  person: number | null;
  hash: string | null;
  bot: string | null;
  stand_in: string | null;
  ready: boolean;
  missed: boolean;
  votes: number[];
}

/** The bot has a seat at a table that has not begun: time to seal a number for its deal. */
export interface Seated {
  type: "seated";
  code: string;
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
  guided?: boolean;
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

/** What somebody sees who holds an invitation. */
export interface TableAnswer {
  code: string;
  game: string;
  mode: string;
  life: string;
  host: string;
  seats: PlaceAbout[];
  watch: boolean;
  clock: ClockRule;
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
  deal: DealInfo;
  rematch: string | null;
  recess: RecessInfo | null;
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
  scores: Score[];
  guide?: GuideInfo | null;
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
