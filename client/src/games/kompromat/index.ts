import type { GamePage } from '../../lib/table/scene.ts';
import { ROUNDS, type Action, type Fact, type Reading, type View } from '../../wire/kompromat.ts';
import Board from './Board.svelte';
import Dossier from './Dossier.svelte';
import { motion } from './motion.ts';
import Total from './Total.svelte';

export const page: GamePage<View, Reading, Fact, Action> = {
  Board,
  Aside: Total,
  Dossier,
  headline: (view, seats) => `Round ${view.round} of ${ROUNDS}, ${seats[view.starter]?.name ?? ''} began`,
  rounds: (view) => ({ now: view.round, of: ROUNDS }),
  motion,
  feigned: (fact, reading) => fact.fact === 'stopped' && reading.sides[fact.seat]!.stacks[fact.place]!.over,
  hints: {
    'K3.1': 'A turn begins with the top card of your deck. Items can be used first.',
    'K3.2': 'This card will lie face up: your opponent sees it. Everything you draw after it lies face down.',
    'K3.3': 'Draw on, or stop. Over 21 fails and costs a token, but nobody sees that until the reveal: stopping calmly is a bluff too.',
    'K4.3': 'A 1/11 counts as one or as eleven, whichever you say now.',
    'K4.5': 'Exactly 21 lets you throw a token away. Tokens are worth a point each at the end, but nine of them lose you the game.',
    'KR19': 'Before and after every reveal both may use items, in turns, until both pass. Whoever holds nothing usable is not asked.',
  },
  declassify: (views) => ({
    ...views[0]!,
    seat: null,
    sides: views[0]!.sides.map((_, seat) => views[seat]!.sides[seat]!),
  }),
};
