// Made from the server's schema by `make types`. Not to be edited.

/** Whether to take a gift from `other` with a full hand. */
export interface AcceptDecision {
  kind: "accept";
  seat: number;
  other: number;
}

/** One player, as the viewer sees them. Lists of cards: what is known, sorted, then HIDDEN. */
export interface Agent {
  room: number;
  injured: boolean;
  down: boolean;
  arrested: boolean;
  loyalty: number;
  items: number[];
  weapons: number[];
  spent: number[];
  choice: number;
  shown: number;
  hacked: number;
  points: number;
  tasks: number[];
  hideout: number;
}

export interface Alert {
  fact: "alert";
  card: number;
  level: number;
}

export interface Armed {
  fact: "armed";
  seat: number;
  weapons: number[];
}

export interface ArmouryVisit {
  seat: number;
  kept: number;
  put_back: number;
}

/** Which of two weapons to keep. */
export interface ArmsDecision {
  kind: "arms";
  seat: number;
}

/** `eyes` are the seats that saw the loyalty, as bits. */
export interface Arrested {
  fact: "arrested";
  seat: number;
  loser: number;
  wanted: boolean;
  loyalty: number;
  eyes: number;
}

/** `deed` is one of cards.DEEDS. */
export interface Began {
  fact: "began";
  seat: number;
  deed: number;
}

export interface Boarded {
  fact: "boarded";
  seat: number;
  faction: number;
}

export interface Bombed {
  fact: "bombed";
  seat: number;
  faction: number;
}

/** `hideouts` are NONE outside the Danger Zone. */
export interface Briefed {
  fact: "briefed";
  mission: number;
  factions: number[];
  starter: number;
  hideouts: number[];
}

export interface Called {
  fact: "called";
  seat: number;
  faction: number;
}

export interface Claimed {
  fact: "claimed";
  seat: number;
  taken: boolean;
}

/** Combat items. */
export interface CombatDecision {
  kind: "combat";
  seat: number;
  other: number;
  lead: number;
  lead_of_cards: number;
  combat_items: boolean;
  vest: boolean;
  passes: number;
  asked: number;
}

/** Whether to take what is in the briefcase. */
export interface CrackDecision {
  kind: "crack";
  seat: number;
  colour: number;
}

/** `item` is NONE if the briefcase is empty. */
export interface Cracked {
  fact: "cracked";
  seat: number;
  colour: number;
  item: number;
}

/** How near the next guard is. */
export interface Danger {
  level: number;
  limit: number;
  near: boolean;
  full: boolean;
  objectives: number;
}

export interface Disgraced {
  fact: "disgraced";
  seat: number;
  items: number[];
}

/** Where `other` must sneak out to. */
export interface DisplaceDecision {
  kind: "displace";
  seat: number;
  other: number;
  key: boolean;
}

/** `fresh` if the deck was made anew from the discarded items. */
export interface Drew {
  fact: "drew";
  seat: number;
  item: number;
  fresh: boolean;
}

/** Which item to discard to make room; `other` is whom it is stolen from, or NONE. */
export interface DropDecision {
  kind: "drop";
  seat: number;
  other: number;
  purpose: number;
}

export interface Dropped {
  fact: "dropped";
  seat: number;
  item: number;
  objective: boolean;
}

/** Both choose an interaction card, sealed. */
export interface ExchangeDecision {
  kind: "exchange";
  seat: number;
  other: number;
}

/** `outcome` is 1 if `seat` is ahead, -1 if `other` is; `attacked`, and those who saw the cards,
    `eyes`, are seats as bits. */
export interface Exchanged {
  fact: "exchanged";
  seat: number;
  other: number;
  attacked: number;
  outcome: number;
  first: number;
  second: number;
  eyes: number;
}

export type Fact = Briefed | Sworn | Turn | Passed | Began | Finished | Walked | Scanned | Stopped | SnackBreak | LetPass | Knocked | Unlocked | Exchanged | Offered | Gave | Settled | Spared | Injured | Stole | Interrogated | Arrested | Disgraced | Drew | Dropped | Armed | Kept | Reception | Locked | Healed | Called | Lights | Hacked | Used | Bombed | Boarded | Cracked | TookOut | PutIn | Alert | Guard | Fought | MetGuard | Prize | Claimed | Vip | Lost | Jamming;

/** `winners` are seats as bits, `letters` factions as bits. */
export interface Finished {
  fact: "finished";
  ending: number;
  winners: number;
  loyalties: number[];
  letters: number;
  points: number[];
}

export interface Fought {
  fact: "fought";
  seat: number;
  attacked: boolean;
  outcome: number;
  card: number;
  weapon: number;
}

/** `eyes`: who saw which item it is, seats as bits. */
export interface Gave {
  fact: "gave";
  giver: number;
  taker: number;
  item: number;
  eyes: number;
}

/** Both decide what to give, sealed. */
export interface GiftsDecision {
  kind: "gifts";
  seat: number;
  other: number;
}

export interface Guard {
  fact: "guard";
  room: number;
  objective: boolean;
}

/** Combat items against a guard. */
export interface GuardCombatDecision {
  kind: "guard combat";
  seat: number;
  lead: number;
  lead_of_cards: number;
  combat_items: boolean;
  vest: boolean;
}

/** A card against a guard. */
export interface GuardDecision {
  kind: "guard";
  seat: number;
}

/** Whether to hack `other`, who uses this room. */
export interface HackDecision {
  kind: "hack";
  seat: number;
  other: number;
  room: number;
}

/** `card` as in Interrogated. */
export interface Hacked {
  fact: "hacked";
  seat: number;
  victim: number;
  room: number;
  card: number;
}

export interface Healed {
  fact: "healed";
  seat: number;
}

export interface Injured {
  fact: "injured";
  seat: number;
  loser: number;
}

/** `card`: a loyalty, NEUTRAL_SEEN, or WEAPON_SEEN plus a weapon; `eyes` who saw it, as bits;
    `added`: the weapon that the loser laid beside the other two. */
export interface Interrogated {
  fact: "interrogated";
  seat: number;
  loser: number;
  card: number;
  added: number;
  eyes: number;
}

/** One way in which items that went unseen may lie. */
export interface ItemCase {
  weight: number;
  dealt: number[];
  spots: Spot[];
}

export interface ItemsPage {
  spots: Spot[];
  cases: ItemCase[];
  hazy: boolean;
  exposed: number[];
}

export interface Jamming {
  fact: "jamming";
  seat: number;
  disabled: boolean;
}

export interface Kept {
  fact: "kept";
  seat: number;
  weapon: number;
}

/** Whether to call a snack break. */
export interface KitchenBreakDecision {
  kind: "kitchen break";
  seat: number;
}

/** Whether to knock `other` out, who sneaks through. */
export interface KnockDecision {
  kind: "knock";
  seat: number;
  other: number;
}

export interface Knocked {
  fact: "knocked";
  seat: number;
  sneaker: number;
}

export interface LetPass {
  fact: "letpass";
  seat: number;
  sneaker: number;
}

export interface Lights {
  fact: "lights";
  seat: number;
  dark: boolean;
}

export interface Locked {
  fact: "locked";
  seat: number;
  floor: number;
}

/** `item` is NONE for an injury. */
export interface Lost {
  fact: "lost";
  seat: number;
  item: number;
}

/** Items that went unseen and surely lie in one of these places (RR57). */
export interface Lot {
  kind: number;
  count: number;
  places: number[];
}

export interface MetGuard {
  fact: "metguard";
  seat: number;
  room: number;
  outcome: number;
}

/** The turn's player walks, acts or stops. */
export interface MoveDecision {
  kind: "move";
  seat: number;
}

/** Goggles in the dark: `other` is in the room, `seat` enters. */
export interface NightDecision {
  kind: "night";
  seat: number;
  other: number;
  asked: number;
  goggles: number;
}

/** Goggles against `other`, who sneaks through. */
export interface NightSneakDecision {
  kind: "night sneak";
  seat: number;
  other: number;
}

/** `given`: 1 if `seat` gives, 2 if `other` does, 3 if both do. */
export interface Offered {
  fact: "offered";
  seat: number;
  other: number;
  given: number;
  healed: boolean;
}

export interface Page {
  items: ItemsPage;
  weapons: WeaponsPage;
}

export interface Passed {
  fact: "passed";
  seat: number;
}

export interface Prize {
  fact: "prize";
  seat: number;
  vip: boolean;
  item: number;
}

/** Whether to take the objective of a beaten guard. */
export interface PrizeDecision {
  kind: "prize";
  seat: number;
}

/** Whether to put something into the briefcase. */
export interface PutDecision {
  kind: "put";
  seat: number;
  colour: number;
}

export interface PutIn {
  fact: "putin";
  seat: number;
  colour: number;
  filled: boolean;
  item: number;
}

export interface Reading {
  dark: number[];
  locked: number;
  most_steps: number;
  room: number[];
  team: string;
  danger: Danger | null;
  lots: Lot[];
  dealt: number[];
}

export interface Reception {
  fact: "reception";
  seat: number;
}

/** What to do to `other`. */
export interface RewardDecision {
  kind: "reward";
  seat: number;
  other: number;
  free: boolean;
}

export interface Scanned {
  fact: "scanned";
  viewer: number;
  seat: number;
  items: number[];
}

export interface Settled {
  fact: "settled";
  seat: number;
  other: number;
  outcome: number;
}

/** The Attack card that is added for an interrogation by `other`. */
export interface ShowDecision {
  kind: "show";
  seat: number;
  other: number;
}

export interface SnackBreak {
  fact: "snackbreak";
  seat: number;
}

/** The next room of a sneaking out; rooms are bits. */
export interface SneakDecision {
  kind: "sneak";
  seat: number;
  passed: number;
  avoid: number;
  key: boolean;
}

export interface Spared {
  fact: "spared";
  seat: number;
  loser: number;
}

export interface Spot {
  place: number;
  card: number;
}

/** How one agent came to see cards of others. Everybody knows all but `added`. */
export interface StealthyLooks {
  asked: number[];
  hacked: number[];
  arrested: number[];
  owner: number;
  added: number;
  stale: boolean;
}

/** One owner's attack cards in one case. */
export interface Stock {
  in_hand: number[];
  spent: number[];
  shown: number;
}

/** `eyes` as in Gave. */
export interface Stole {
  fact: "stole";
  seat: number;
  loser: number;
  item: number;
  eyes: number;
}

export interface Stopped {
  fact: "stopped";
  seat: number;
}

/** What is certain of one agent's attack cards; there may be more. */
export interface SureWeapons {
  in_hand: number[];
  spent: number[];
  either: number[];
}

export interface Sworn {
  fact: "sworn";
  seat: number;
  loyalty: number;
}

export interface TookOut {
  fact: "tookout";
  seat: number;
  colour: number;
  taken: boolean;
}

/** `points` by seat, in the Danger Zone. */
export interface Turn {
  fact: "turn";
  seat: number;
  round: number;
  points: number[];
}

export interface Unlocked {
  fact: "unlocked";
  floor: number;
}

export interface Used {
  fact: "used";
  seat: number;
  item: number;
}

export interface View {
  seat: number | null;
  mission: number;
  rounds: number;
  level: number;
  factions: number[];
  starter: number;
  round: number;
  turn: number;
  frames: (MoveDecision | ExchangeDecision | GiftsDecision | AcceptDecision | CombatDecision | RewardDecision | DropDecision | ShowDecision | DisplaceDecision | SneakDecision | KnockDecision | NightDecision | NightSneakDecision | HackDecision | ArmsDecision | CrackDecision | PutDecision | GuardDecision | GuardCombatDecision | PrizeDecision | KitchenBreakDecision)[];
  ending: number;
  winners: number;
  start: number;
  barred: number;
  steps: number;
  keyed: boolean;
  halt: number;
  again: boolean;
  closing: boolean;
  lock: number;
  locker: number;
  dark: boolean;
  reception: boolean;
  helicopter: number;
  lost: number[];
  cleared: number;
  badge: number;
  letters: number;
  deck: number;
  discard: number[];
  buried: number[];
  tiles: number[];
  sealed: number;
  gift: number;
  armoury: number;
  pending: number[];
  eyes: number;
  attacked: number;
  alerts: number[];
  guards: number[];
  prize: number;
  prize_kind: number;
  objectives: number;
  bottom: number;
  dropped: number[];
  removed: number[];
  guard_cards: number[];
  vip: number;
  vip_done: boolean;
  unjammed: boolean;
  decoding: number;
  deliveries: number;
  agents: Agent[];
  memory: Page | null;
}

export interface Vip {
  fact: "vip";
  room: number;
}

export interface Walked {
  fact: "walked";
  seat: number;
  room: number;
  sneaking: boolean;
}

export interface WeaponCase {
  weight: number;
  stocks: Stock[];
}

/** Owners whose attack cards depend on each other, and all ways in which these may lie. */
export interface WeaponGroup {
  owners: number[];
  cases: WeaponCase[];
}

export interface WeaponsPage {
  groups: WeaponGroup[];
  either: number[][];
  public: SureWeapons[];
  witnessed: SureWeapons[];
  visits: ArmouryVisit[];
  looks: StealthyLooks[];
  seen: number;
}

export type Action =
  | { do: "arrest" }
  | { do: "board helicopter" }
  | { do: "call"; faction: number }
  | { do: "crack"; colour: number }
  | { do: "draw weapons" }
  | { do: "drop"; kind: number }
  | { do: "escort"; room: number }
  | { do: "give"; kind: number }
  | { do: "give nothing" }
  | { do: "go"; room: number }
  | { do: "hack" }
  | { do: "heal in infirmary" }
  | { do: "heal partner" }
  | { do: "injure" }
  | { do: "interrogate" }
  | { do: "knock out" }
  | { do: "leave it" }
  | { do: "let pass" }
  | { do: "lock"; floor: number }
  | { do: "no reward" }
  | { do: "pass" }
  | { do: "put"; kind: number }
  | { do: "refuse gift" }
  | { do: "search storage" }
  | { do: "show"; card: number }
  | { do: "snack break" }
  | { do: "sneak out" }
  | { do: "start reception" }
  | { do: "steal" }
  | { do: "stop" }
  | { do: "switch jamming" }
  | { do: "switch lights" }
  | { do: "take it" }
  | { do: "use"; kind: number }
  | { do: "weapon"; weapon: number };

export const NONE = -1 as const;

export const HIDDEN = -2 as const;

export const MISSIONS = ["mission_diplomatique", "two_man_rule", "double_blind", "strange_bedfellows", "danger_zone"] as const;

export const MISSION_TITLES = ["Mission diplomatique", "The Two-Man Rule", "Double-blind", "Strange bedfellows", "Danger Zone"] as const;

export const AIMS = [["Board your own helicopter with the other faction's intel.", "R12.4"], ["Use your team's floppy in the Computer room, with an agent in the Security HQ.", "R13.4"], ["Fly out with the enemy's intel. Interpol: arrest both wanted agents.", "R14.5"], ["Two of the three are allied by letters. Fly out with an enemy's intel.", "R15.5"], ["Score seven points, or the most by the third delivery. A fifth guard loses.", "R16.16"]] as const;

export const FACTIONS = ["UK", "USSR", "USA", "China"] as const;

export const HELICOPTERS = 2 as const;

export const LOYALTIES = ["UK", "USSR", "USA", "China", "UK (wanted)", "USSR (wanted)", "USA (wanted)", "China (wanted)", "Interpol"] as const;

export const FLOORS = ["Terrace", "Ground floor", "Basement"] as const;

export const ROOMS = ["X-ray", "Helipad", "Service Stairs", "Armoury", "Gallery", "Storage", "Staircase", "Security HQ", "Telex", "Kitchen", "Office", "Service Stairs", "Entrance", "Ballroom", "Jamming", "Staircase", "Central Lock", "Infirmary", "Radio", "Computer", "Service Stairs", "Vault", "Cellar", "Storage", "Staircase", "Breaker", "Tunnel"] as const;

export const FULL_ROOMS = ["X-ray", "Helipad", "Service Stairs (terrace)", "Armoury", "Gallery", "Storage (terrace)", "Staircase (terrace)", "Security HQ", "Telex", "Kitchen", "Office", "Service Stairs (ground floor)", "Entrance", "Ballroom", "Jamming", "Staircase (ground floor)", "Central Lock", "Infirmary", "Radio", "Computer", "Service Stairs (basement)", "Vault", "Cellar", "Storage (basement)", "Staircase (basement)", "Breaker", "Tunnel"] as const;

export const USES = [["see through X-ray doors", "board, blow up", "", "choose a weapon", "", "draw an item", "", "watch interactions", "", "snack break", "", "", "", "reception", "", "", "lock a floor", "heal", "call a helicopter", "hack", "", "", "", "draw an item", "", "switch the lights", ""], ["see through X-ray doors", "", "", "choose a weapon", "", "draw an item", "", "stand guard", "", "", "", "", "", "reception", "", "", "", "heal", "", "use a floppy", "", "", "", "draw an item", "", "", ""], ["see through X-ray doors", "board, blow up", "", "choose a weapon", "", "draw an item", "", "watch interactions", "", "snack break", "", "", "", "reception", "", "", "lock a floor", "heal", "call a helicopter", "hack", "", "", "", "draw an item", "", "switch the lights", ""], ["see through X-ray doors", "board, blow up", "", "choose a weapon", "", "draw an item", "", "watch interactions", "", "snack break", "", "", "", "reception", "", "", "lock a floor", "heal", "call a helicopter", "hack", "", "", "", "draw an item", "", "switch the lights", ""], ["see through X-ray doors", "board, blow up", "", "choose a weapon", "", "draw an item", "", "", "", "snack break", "", "", "", "", "switch jamming", "", "", "heal", "call a helicopter", "", "", "", "", "draw an item", "", "", ""]] as const;

export const DOOR_KINDS = ["wall", "door", "X-ray door", "locked door", "stairs", "service stairs"] as const;

export const DOORS = [[0, 3, 1], [1, 4, 2], [2, 11, 5], [3, 6, 1], [4, 5, 1], [4, 7, 1], [5, 2, 3], [5, 8, 1], [6, 7, 2], [6, 15, 4], [7, 8, 1], [9, 10, 1], [9, 12, 1], [10, 11, 3], [10, 13, 2], [11, 20, 5], [12, 13, 1], [12, 15, 2], [13, 14, 1], [13, 16, 1], [14, 11, 3], [14, 17, 1], [15, 16, 1], [15, 24, 4], [16, 17, 1], [18, 19, 1], [18, 21, 1], [19, 20, 3], [19, 22, 1], [21, 22, 1], [21, 24, 2], [22, 23, 2], [22, 25, 1], [23, 20, 3], [23, 26, 1], [24, 25, 1], [25, 26, 1]] as const;

export const LIT = [6, 15, 24, 1, 4, 12, 13] as const;

export const HELIPAD = 1 as const;

export const BALLROOM = 13 as const;

export const ENTRANCE = 12 as const;

export const CENTRAL_LOCK = 16 as const;

export const JAMMING = 14 as const;

export const ITEMS = ["UK intel", "USSR intel", "USA intel", "China intel", "Bomb", "red Briefcase", "blue Briefcase", "Code Cracker", "Hidden Weapon", "Bulletproof Vest", "First Aid Kit", "Key", "Contraband", "Night Vision Goggles", "UK alliance letter", "USSR alliance letter", "USA alliance letter", "China alliance letter", "red Floppy", "blue Floppy", "grey Floppy 1", "grey Floppy 2", "Microfilm 1", "Microfilm 2", "VIP file"] as const;

export const COLOURS = ["red", "blue"] as const;

export const SHOWN = ["brass knuckles", "garrotte", "knife", "Neutral", "Friendly"] as const;

export const WEAPONS = ["brass knuckles", "garrotte", "knife"] as const;

export const BEATEN = [[2], [0], [1]] as const;

export const NEUTRAL_SEEN = 9 as const;

export const WEAPON_SEEN = 10 as const;

export const PLACES = {"tile": 10, "buried": 20, "deck": 21, "dropped": 22, "objectives": 23} as const;

export const ALERTS = [[0, 4, 1], [0, 5, 18], [0, 6, 13], [1, 4, 4], [1, 5, 21], [1, 6, 9], [1, 4, 5], [1, 5, 23], [1, 6, 17], [2, 4, 3], [2, 5, 22], [2, 6, 14]] as const;

export const LEVELS = ["standard", "easy", "expert", "dynamic"] as const;

export const GUARDS = 4 as const;

export const GOAL = 7 as const;

export const DELIVERIES = 3 as const;

export const ENDINGS = ["escape", "blunder", "both helicopters destroyed", "three helicopters destroyed", "both wanted agents arrested", "virus", "anti-virus", "overrun by guards", "seven points", "three deliveries", "time", "broken off"] as const;

export const RECONSTRUCTED = {"plan": "RR1", "lit": "RR2", "counts": "RR3", "alerts": "RR4"} as const;
