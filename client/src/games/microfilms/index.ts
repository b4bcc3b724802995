import type { GamePage, Seat } from '../../lib/table/scene.ts';
import { capital } from '../../lib/words.ts';
import { ENDINGS, IDENTITY_NAMES, OVER, type Action, type Fact, type Reading, type View } from '../../wire/microfilms.ts';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Dossier from './Dossier.svelte';
import { declassify } from './knowledge.ts';
import { motion } from './motion.ts';

function headline(view: View, seats: readonly Seat[]): string {
  const evening = `Evening ${view.evening}`;
  if (view.phase === OVER) return `${evening}, ${ENDINGS[view.ending]}`;
  const seat = seats[view.active];
  return `${evening}, ${seat?.you ? 'your' : `${seat?.name ?? '?'}'s`} turn, ${capital(String(view.seats))} seats`;
}

export const page: GamePage<View, Reading, Fact, Action> = {
  Board,
  Aside,
  Dossier,
  headline,
  motion,
  declassify,
  teams: (view) => view.players.slice(0, view.seats).map((player, seat) => ({ name: capital(IDENTITY_NAMES[player.identity] ?? ''), seats: [seat] })),
  scored: () => false,
  hints: {
    'M3.1': 'One thing a turn: draw, take a franc, bribe, act, or attempt a win. Press a thing that is lit, on the cloth or in your papers. To win you must be Cleared.',
    'M4.1': 'A bribe goes over face down. Whoever takes it clears the giver; whoever declines pays a franc.',
    'M5.7': 'Blackmail: pay, ward it off with Blowback, or refuse. Whoever refuses becomes a Suspect and loses a random card.',
    'M6.1': 'A Suspect keeps one card, a Cleared player two. What you discard lies face up, and the next player may take it.',
  },
};
