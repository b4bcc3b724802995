import type { IconName } from '../../lib/art/icons.ts';
import type { Scene } from '../../lib/table/scene.ts';
import { CODES, EFFECTS, NOTHING, PHASES, type Action, type Fact, type Reading, type View } from '../../wire/spy_tactics.ts';

export type Table = Scene<View, Reading, Fact, Action>;

/** The drawing of each code, in the order of CODES. */
export const ICON: readonly IconName[] = ['wind', 'dream', 'electrum', 'hydro', 'jack', 'frost', 'storm', 'lily'];
export const ALL: readonly number[] = CODES.map((_, code) => code);
export const ROUNDS = EFFECTS.length;

type Phase = (typeof PHASES)[number];
export const phase = (view: View): Phase => PHASES[view.phase] ?? 'over';
export const has = (bits: number, place: number): boolean => ((bits >> place) & 1) === 1;
export const codeName = (code: number): string => (code === NOTHING ? 'nothing' : (CODES[code] ?? 'face down'));

/** The codes that lie open for the round being played; null before they are revealed. */
export function revealed(view: View): readonly number[] | null {
  return view.round > 0 && view.played.length === view.round ? view.played[view.round - 1]! : null;
}
