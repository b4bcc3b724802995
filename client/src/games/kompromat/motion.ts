import { moving } from '../../lib/table/motion.ts';
import type { Fact, View } from '../../wire/kompromat.ts';

export const spot = (place: number): string => `mission-${place}`;
const at = ({ place }: { place: number }) => ({ rings: [spot(place)] });

export const motion = moving<View, Fact>({
  laid: { ms: 700, verb: 'deal' },
  drew: (fact) => ({ ms: 260, verb: 'deal', ...at(fact) }),
  attempted: (fact) => ({ ms: 350, verb: 'flip', ...at(fact) }),
  stopped: (fact) => ({ ms: 300, ...at(fact) }),
  turnedup: (fact) => ({ ms: 800, verb: 'flip', ...at(fact) }),
  countedelevens: (fact) => at(fact),
  total: (fact) => ({
    ms: 600,
    ...at(fact),
    after: (view) => ({ ...view, sides: view.sides.map((side, seat) => (seat === fact.seat ? { ...side, total: fact.halves } : side)) }),
  }),
  failed: (fact) => ({ ms: 900, verb: 'stamp', ...at(fact), stamp: { text: 'Failed', bad: true }, film: 'over 21' }),
  perfect: (fact) => ({ ms: 900, verb: 'stamp', ...at(fact), stamp: { text: 'Perfect' }, film: '21' }),
  collected: (fact) => ({ ms: 900, verb: 'stamp', ...at(fact), stamp: { text: fact.seat < 0 ? 'Nobody' : 'Taken' } }),
  tokens: {},
  passed: {},
  used: { ms: 700, film: 'item' },
  tookback: (fact) => ({ verb: 'slide', ...at(fact) }),
  flew: { ms: 500, verb: 'slide' },
  laidnewspaper: (fact) => ({ ms: 600, ...at(fact) }),
  looked: {},
  stunned: (fact) => ({ ms: 700, ...at(fact) }),
  adjusted: (fact) => at(fact),
  finished: { ms: 600 },
});
