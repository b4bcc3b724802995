import { moving, type Motion } from '../../lib/table/motion.ts';
import { ALERTS, BALLROOM, ENTRANCE, HELIPAD, NONE, type Fact, type View } from '../../wire/redacted.ts';

export const spot = (room: number): string => `room-${room}`;
const ring = (room: number): Pick<Motion, 'rings'> => ({ rings: room === NONE ? [] : [spot(room)] });
const where = ({ seat }: { seat: number }, view: View) => ring(view.agents[seat]?.room ?? NONE);
const moved = (view: View, seat: number, room: number): View => ({ ...view, agents: view.agents.map((agent, at) => (at === seat ? { ...agent, room } : agent)) });
const bad = (text: string) => ({ stamp: { text, bad: true } });
const plain = (text: string) => ({ stamp: { text } });

/** What is hidden takes as long as what is not. */
export const motion = moving<View, Fact>({
  briefed: { ms: 600 },
  sworn: { verb: 'deal' },
  turn: ({ seat }) => ({ ms: 350, after: (view) => (view.agents[seat]?.room === NONE ? moved(view, seat, ENTRANCE) : view) }),
  passed: (fact, view) => ({ ms: 300, ...where(fact, view) }),
  began: (fact, view) => ({ ms: 450, ...where(fact, view) }),
  finished: { ms: 900, verb: 'stamp' },
  walked: ({ seat, room }) => ({ ms: 420, verb: 'slide', movement: `walk of ${seat}`, ...ring(room), after: (view) => moved(view, seat, room) }),
  scanned: (fact, view) => ({ ms: 700, ...where(fact, view) }),
  stopped: (fact, view) => where(fact, view),
  snackbreak: (fact, view) => where(fact, view),
  letpass: (fact, view) => ({ ms: 500, ...where(fact, view) }),
  knocked: ({ sneaker }, view) => ({ ms: 900, verb: 'stamp', ...where({ seat: sneaker }, view), ...bad('Knocked out'), film: 'knocked out', mark: 'lost' }),
  unlocked: { ms: 400 },
  exchanged: (fact, view) => ({ ms: 1300, verb: 'flip', ...where(fact, view) }),
  offered: (fact, view) => ({ ms: 500, ...where(fact, view) }),
  gave: ({ giver }, view) => ({ ms: 800, verb: 'slide', ...where({ seat: giver }, view) }),
  settled: (fact, view) => ({ ms: 1000, verb: 'stamp', ...where(fact, view), ...(fact.outcome ? bad('Defeated') : plain('Tie')), film: fact.outcome ? 'fight' : 'tie' }),
  spared: (fact, view) => ({ ms: 600, ...where(fact, view) }),
  injured: (fact, view) => ({ ms: 800, verb: 'stamp', ...where(fact, view), ...bad('Injured') }),
  stole: (fact, view) => ({ ms: 900, verb: 'slide', ...where(fact, view), ...bad('Robbed'), film: 'theft', mark: 'lost' }),
  interrogated: (fact, view) => ({ ms: 1200, verb: 'flip', ...where(fact, view), ...plain('Questioned'), film: 'interrogation' }),
  arrested: (fact, view) => ({ ms: 1600, verb: 'stamp', ...where(fact, view), ...(fact.wanted ? bad('Arrested') : plain('Not wanted')), film: fact.wanted ? 'arrest' : 'false arrest', mark: 'won' }),
  disgraced: (fact, view) => ({ ms: 1200, ...where(fact, view) }),
  drew: (fact, view) => ({ ms: 500, verb: 'deal', ...where(fact, view) }),
  dropped: (fact, view) => ({ ms: 400, ...where(fact, view) }),
  armed: (fact, view) => ({ ms: 500, verb: 'deal', ...where(fact, view) }),
  kept: (fact, view) => ({ ms: 400, ...where(fact, view) }),
  reception: { ms: 1200, verb: 'slide', ...ring(BALLROOM), film: 'reception' },
  locked: (fact, view) => ({ ms: 700, verb: 'stamp', ...where(fact, view) }),
  healed: (fact, view) => ({ ms: 600, ...where(fact, view), ...plain('Healed') }),
  called: { ms: 900, ...ring(HELIPAD), film: 'helicopter' },
  lights: (fact, view) => ({ ms: 900, verb: 'flip', ...where(fact, view), film: fact.dark ? 'lights out' : 'lights on' }),
  hacked: ({ room }) => ({ ms: 1000, verb: 'flip', ...ring(room), ...plain('Hacked') }),
  used: (fact, view) => ({ ms: 700, ...where(fact, view) }),
  bombed: { ms: 1400, verb: 'stamp', ...ring(HELIPAD), ...bad('Destroyed'), film: 'bomb', mark: 'lost' },
  boarded: { ms: 1400, verb: 'stamp', ...ring(HELIPAD), ...plain('Boarded'), film: 'boarding', mark: 'won' },
  cracked: (fact, view) => ({ ms: 800, verb: 'flip', ...where(fact, view), film: 'briefcase' }),
  tookout: (fact, view) => ({ ms: 500, ...where(fact, view) }),
  putin: (fact, view) => ({ ms: 500, ...where(fact, view) }),
  alert: ({ card }) => ({ ms: 450, verb: 'deal', ...ring(ALERTS[card]?.[2] ?? NONE) }),
  guard: ({ room }) => ({ ms: 800, verb: 'deal', ...ring(room), ...bad('Guard'), film: 'guard' }),
  fought: (fact, view) => ({ ms: 1000, verb: 'flip', ...where(fact, view) }),
  metguard: ({ room, outcome }) => ({
    ms: 900,
    verb: 'stamp',
    ...ring(room),
    ...(outcome > 0 ? { ...plain('Guard beaten'), film: 'guard beaten', mark: 'won' } : outcome ? bad('Beaten') : plain('Tie')),
  }),
  prize: (fact, view) => ({ ms: 800, ...where(fact, view) }),
  claimed: (fact, view) => ({ ms: 400, ...where(fact, view) }),
  vip: ({ room }) => ({ ms: 600, verb: 'slide', ...ring(room), after: (view) => ({ ...view, vip: room }) }),
  lost: (fact, view) => ({ ms: 800, ...where(fact, view), ...bad(fact.item < 0 ? 'Injured' : 'Lost') }),
  jamming: (fact, view) => ({ ms: 600, ...where(fact, view) }),
});
