import type { GamePage } from '../../lib/table/scene.ts';
import { ROUNDS, type Fact, type View } from '../../wire/kompromat.ts';
import Board from './Board.svelte';
import Dossier from './Dossier.svelte';
import Total from './Total.svelte';

const PACE: Partial<Record<Fact['fact'], number>> = {
  laid: 700, drew: 260, attempted: 350, stopped: 300, turnedup: 800, total: 600, failed: 900, perfect: 900,
  collected: 900, used: 700, stunned: 700, flew: 500, laidnewspaper: 600, finished: 600,
};

export const page: GamePage<View, Fact> = {
  Board,
  Aside: Total,
  Dossier,
  headline: (view, seats) => `Round ${view.round} of ${ROUNDS}, ${seats[view.starter]?.name ?? ''} began`,
  rounds: (view) => ({ now: view.round, of: ROUNDS }),
  pace: (fact) => PACE[fact.fact] ?? 0,
  verb: (fact) => {
    switch (fact.fact) {
      case 'drew':
      case 'laid':
        return 'deal';
      case 'attempted':
      case 'turnedup':
        return 'flip';
      case 'flew':
      case 'tookback':
        return 'slide';
      case 'failed':
      case 'perfect':
      case 'collected':
        return 'stamp';
      default:
        return null;
    }
  },
  hints: {
    'K3.1': 'A turn begins with the top card of your deck. Items can be used first.',
    'K3.2': 'This card will lie face up: the other side sees it. Everything you draw after it lies face down.',
    'K3.3': 'Draw on, or stop. Over 21 fails and costs a token, but nobody sees that until the reveal: stopping calmly is a bluff too.',
    'K4.3': 'A 1/11 counts as one or as eleven, whichever you say now.',
    'K4.5': 'Exactly 21 lets you throw a token away. Tokens are worth a point each at the end, and nine of them end you.',
    'KR19': 'Before and after every reveal both may use an item. Both are always asked, so that asking betrays nothing.',
  },
  declassify: (views) => ({
    ...views[0]!,
    seat: null,
    sides: views[0]!.sides.map((_, seat) => views[seat]!.sides[seat]!),
  }),
  moment: (fact) => (fact.fact === 'failed' ? 'over 21' : fact.fact === 'perfect' ? '21' : fact.fact === 'used' ? 'item' : null),
};
