import { NONE, PHASES, type Agent, type Fact, type View } from '../../wire/spy_tactics.ts';

/** The table while news is played: what was laid, with one more fact on it. The next view replaces it. */
export function unfold(laid: View, fact: Fact): View {
  const view = { ...laid, waiting: 0 }; // nothing happens before all have decided
  switch (fact.fact) {
    case 'revealed':
      return {
        ...each(view, (agent, seat) => ({ ...agent, face_down: NONE, aim: NONE, guess: NONE, face_up: moved(agent.face_up, fact.codes[seat] ?? NONE, 1) })),
        phase: PHASES.indexOf('aim'),
        played: [...view.played, fact.codes],
      };
    case 'scored':
      return each(view, (agent, seat) => ({ ...agent, points: fact.points[seat] ?? agent.points }));
    case 'examined':
      return fact.team < 0 ? view : one(view, fact.target, { team: fact.team });
    case 'tookback':
      return one(view, fact.seat, { face_up: moved(view.agents[fact.seat]!.face_up, fact.code, -1) });
    case 'named':
      return one(view, fact.seat, { named: fact.code });
    case 'guessed':
      return fact.right ? one(view, fact.target, { discard: fact.code, exposed: true }) : view;
    case 'eliminated':
      return one(view, fact.seat, { out: view.round, points: 0 });
    case 'began':
      return { ...view, phase: PHASES.indexOf('choose'), round: fact.round, waiting: living(view) };
    case 'finished':
      return { ...each(view, (agent, seat) => ({ ...agent, team: fact.teams[seat] ?? agent.team })), phase: PHASES.indexOf('over'), halves: fact.halves };
    default:
      return view;
  }
}

function living(view: View): number {
  return view.agents.reduce((bits, agent, seat) => (agent.out ? bits : bits | (1 << seat)), 0);
}

function each(view: View, change: (agent: Agent, seat: number) => Agent): View {
  return { ...view, agents: view.agents.map(change) };
}

function one(view: View, seat: number, change: Partial<Agent>): View {
  return each(view, (agent, at) => (at === seat ? { ...agent, ...change } : agent));
}

/** One card more or less of a code; nothing for no code. */
function moved(counts: readonly number[], code: number, by: number): number[] {
  return counts.map((count, at) => (at === code ? count + by : count));
}
