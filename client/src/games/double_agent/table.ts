import type { Scene } from '../../lib/table/scene.ts';
import { BACKS, CARDS, ENDS, LETTERS, PEOPLE, PHASES, type Action, type Fact, type FilesView, type Reading, type TakenBack, type View } from '../../wire/double_agent.ts';

/** How the page reads a view: which side is up, what a number means. */
export type Table = Scene<View, Reading, Fact, Action>;
export type Phase = (typeof PHASES)[number];
export type Card = (typeof CARDS)[number];

export const NONE = -1; // no card, no agent
export const HIDDEN = -2; // there is one, and it is not for these eyes
export const EVERYBODY = -1; // among the sets of seats

export const AGENTS: readonly number[] = LETTERS.map((_, agent) => agent);
const SPACES = ENDS[1] - ENDS[0] + 1;

export const has = (set: number, member: number): boolean => ((set >> member) & 1) === 1;
export const members = (set: number): number[] => AGENTS.filter((agent) => has(set, agent));
export const phaseOf = (view: View): Phase => PHASES[view.phase] ?? 'over';
export const letterOf = (agent: number): string => LETTERS[agent] ?? '';
export const nameOf = (agent: number): string => PEOPLE[agent] ?? '';
export const backOf = (back: number): string => BACKS[back] ?? '';
export const cardOf = (kind: number): Card | undefined => CARDS[kind];
export const isOpen = (view: View, agent: number): boolean => !has(view.delivered, agent);
export const mySeat = (view: View): number => view.seat ?? 1; // who sits at the foot; a spectator looks over B's shoulder
export const theirSeat = (view: View): number => 1 - mySeat(view);
export const lyingAt = (view: View, agent: number): number => view.sides.reduce((sum, side) => sum + (side.files[agent]?.cards.length ?? 0), 0);
/** What the viewer remembers of a card that this seat took back (DR33). */
export const takenBack = (view: View, seat: number): TakenBack | undefined => view.memory?.taken_back[seat];

/** Rows of the track from the top, where the other's end is. */
export function rowOf(view: View, space: number): number {
  return mySeat(view) === 1 ? space - ENDS[0] : ENDS[1] - space;
}
export const ROWS: readonly number[] = Array.from({ length: SPACES }, (_, row) => row);

/** What somebody who knows a file reads on its tag; nothing where the back says it all. */
export function tagOf(kind: number, back: number): string {
  const short = cardOf(kind)?.short ?? '';
  return short === backOf(back) ? '' : short;
}

export function fileWords(files: FilesView, index: number): string {
  const card = cardOf(files.cards[index] ?? HIDDEN);
  const back = `back ${backOf(files.backs[index] ?? NONE)}`;
  return card ? `${card.name}, worth ${card.value}, ${back}` : `face down, ${back}`;
}

export function stackWords(files: FilesView): string {
  return files.cards.length ? files.cards.map((_, index) => fileWords(files, index)).join('; ') : 'no files';
}
