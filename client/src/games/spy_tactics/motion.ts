import { moving, type Flight } from '../../lib/table/motion.ts';
import { NONE, PHASES, type Agent, type Fact, type View } from '../../wire/spy_tactics.ts';

export const spot = (seat: number): string => `agent-${seat}`;

export const motion = moving<View, Fact>({
  dealt: { ms: 600, verb: 'deal' },
  discarded: { ms: 500 },
  began: { ms: 500 },
  revealed: ({ codes }) => ({
    ms: 1700,
    verb: 'flip',
    after: (view) => ({ ...each(view, () => ({ face_down: NONE, aim: NONE, guess: NONE })), waiting: 0, phase: PHASES.indexOf('aim'), played: [...view.played, codes] }),
  }),
  scored: ({ points }) => ({ ms: 1300, after: (view) => each(view, (agent, seat) => ({ points: points[seat] ?? agent.points })) }),
  examined: ({ seat, target, team }) => ({ ms: 900, verb: 'slide', flights: errand('look', seat, target), after: (view) => (team < 0 ? view : one(view, target, { team })) }),
  passed: ({ seat, receiver }) => ({ ms: 700, verb: 'slide', flights: errand('card', seat, receiver) }),
  received: { ms: 700 },
  tookback: { ms: 700, verb: 'slide' },
  named: ({ seat, code }) => ({ ms: 900, verb: 'stamp', after: (view) => one(view, seat, { named: code }) }),
  guessed: ({ seat, target, code, right }) => ({
    ms: 1200,
    flights: errand('guess', seat, target),
    rings: [spot(target)],
    after: (view) => (right ? one(view, target, { discard: code, exposed: true }) : view),
    ...(right ? { film: 'a discard guessed' } : {}),
  }),
  eliminated: ({ seat }) => ({ ms: 900, verb: 'stamp', rings: [spot(seat)], after: (view) => one(view, seat, { out: view.round }), film: 'eliminated', mark: 'lost' }),
  finished: ({ teams, halves }) => ({
    ms: 1400,
    verb: 'stamp',
    after: (view) => ({ ...each(view, (agent, seat) => ({ team: teams[seat] ?? agent.team })), phase: PHASES.indexOf('over'), halves }),
    film: 'the end',
    mark: 'won',
  }),
});

function errand(what: 'look' | 'card' | 'guess', from: number, to: number): Flight[] {
  return [{ what, kind: NONE, count: 1, from: spot(from), to: spot(to) }];
}

function each(view: View, change: (agent: Agent, seat: number) => Partial<Agent>): View {
  return { ...view, agents: view.agents.map((agent, seat) => ({ ...agent, ...change(agent, seat) })) };
}

function one(view: View, seat: number, change: Partial<Agent>): View {
  return each(view, (_, at) => (at === seat ? change : {}));
}
