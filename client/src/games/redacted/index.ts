import type { GamePage, Seat } from '../../lib/table/scene.ts';
import { together } from '../../lib/table/standing.ts';
import { ENDINGS, NONE, type Action, type Fact, type Reading, type View } from '../../wire/redacted.ts';
import Board from './Board.svelte';
import { declassify } from './declassify.ts';
import Dossier from './Dossier.svelte';
import { hints } from './hints.ts';
import { motion } from './motion.ts';
import { loyalty, mission, round } from './names.ts';

function headline(view: View, seats: readonly Seat[]): string {
  const parts = [mission(view.mission)];
  if (view.ending !== NONE) return [...parts, `the end: ${ENDINGS[view.ending]}`].join(', ');
  parts.push(round(view));
  const turn = seats[view.turn];
  if (turn) parts.push(turn.you ? 'your turn' : `${turn.name}'s turn`);
  if (view.dark) parts.push('lights out');
  return parts.join(', ');
}

/** In the Danger Zone nobody has a loyalty, and everybody points of their own. */
const loyal = (view: View) => view.agents.every((agent) => agent.loyalty >= 0);

export const page: GamePage<View, Reading, Fact, Action> = {
  Board,
  Dossier,
  headline,
  motion,
  hints,
  declassify,
  recess: 'Snack break',
  teams: (view) => (loyal(view) ? together(view.agents.map((agent) => loyalty(agent.loyalty))) : null),
  scored: (view) => !loyal(view),
};
