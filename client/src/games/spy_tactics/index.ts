import type { GamePage, Seat } from '../../lib/table/scene.ts';
import { together } from '../../lib/table/standing.ts';
import { TEAMS, type Action, type Agent, type Fact, type Reading, type View } from '../../wire/spy_tactics.ts';
import Answers from './Answers.svelte';
import Board from './Board.svelte';
import Dossier from './Dossier.svelte';
import { phase, ROUNDS } from './codes.ts';
import { motion } from './motion.ts';
import { plural } from '../../lib/words.ts';

function headline(view: View, seats: readonly Seat[]): string {
  const now = phase(view);
  if (now === 'over') return 'The end: alignments are shown';
  const asked = seats.filter((seat) => view.agents[seat.seat]?.out === 0);
  const done = asked.filter((seat) => !seat.deciding).length;
  if (now === 'discard') return `Before round 1, ${done} of ${asked.length} discarded`;
  const round = `Round ${view.round} of ${ROUNDS}`;
  if (now === 'choose') return `${round}, ${done} of ${asked.length} sealed`;
  return `${round}, ${plural(asked.length - done, 'decision')} to come`;
}

/** Each seat's own view knows all there is to know of that seat. */
function declassify(views: View[]): View {
  const first = views[0]!;
  const own = (agent: Agent, seat: number): Agent => views.find((view) => view.seat === seat)?.agents[seat] ?? agent;
  return { ...first, agents: first.agents.map(own) };
}

export const page: GamePage<View, Reading, Fact, Action> = {
  Board,
  Answers,
  Dossier,
  headline,
  rounds: (view) => ({ now: phase(view) === 'over' ? view.round + 1 : view.round, of: ROUNDS }),
  motion,
  hints: {
    'S2.6': 'The code you discard never comes back. From round two a HydroCluster can guess it, and a right guess eliminates you.',
    'S3.2': 'Everybody chooses at once. A code does what this round says, and often it matters how many others chose it.',
    'S4.2': 'Only you will see the card. The others see whom you looked at.',
    'S4.7': 'You pass a card before you see the one that comes to you. The two of you will know it.',
    'S5.1': 'Nobody but you may activate that code in the next round. Everybody sees which one it is.',
    'S5.11': 'Only you will see where they stand. The others see whom you looked at.',
    'S5.3': 'What you take back can be activated again. Everybody sees which code it is.',
    'S5.6': 'First choose whom, then which code. A right guess eliminates that agent; a wrong one shows everybody what was not discarded.',
  },
  teams: (view) => together(view.agents.map((agent) => TEAMS[agent.team] ?? '')),
  declassify,
};
