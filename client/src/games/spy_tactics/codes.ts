import type { IconName } from '../../lib/art/icons.ts';
import { CODES, EFFECTS, NOTHING, PHASES, type View } from '../../wire/spy_tactics.ts';

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

/** Who named each code for this round: the others may not activate it. */
export function namers(view: View, code: number): number[] {
  return view.agents.flatMap((agent, seat) => (agent.named === code ? [seat] : []));
}

export function isBanned(view: View, code: number, seat: number): boolean {
  return namers(view, code).some((namer) => namer !== seat);
}

export interface Shown {
  code: number;
  round: number;
  back: boolean; // it returned to the hand
}

/** What an agent showed in each round. A card that was taken back is the earliest of its kind. */
export function shownBy(view: View, seat: number): Shown[] {
  const up = [...(view.agents[seat]?.face_up ?? [])];
  const found: Shown[] = [];
  for (let round = view.played.length; round > 0; round--) {
    const code = view.played[round - 1]![seat]!;
    if (code < 0) continue;
    const lies = code === NOTHING || (up[code] ?? 0) > 0;
    if (code !== NOTHING && lies) up[code]! -= 1;
    found.unshift({ code, round, back: !lies });
  }
  return found;
}
