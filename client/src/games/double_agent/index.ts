import type { GamePage } from '../../lib/table/scene.ts';
import type { Action, Fact, Reading, View } from '../../wire/double_agent.ts';
import Board from './Board.svelte';
import { declassify } from './declassify.ts';
import Dossier from './Dossier.svelte';
import { motion } from './motion.ts';
import Own from './Own.svelte';
import { members, phaseOf } from './table.ts';

const COUNT = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

export const page: GamePage<View, Reading, Fact, Action> = {
  Board,
  Aside: Own,
  Dossier,
  headline: (view) => {
    if (phaseOf(view) === 'placing') return 'Loyalty tokens are being placed';
    const turns = view.sides.reduce((sum, side) => sum + side.turns, 0);
    const delivered = `${COUNT[members(view.delivered).length]} of six delivered`;
    return phaseOf(view) === 'over' ? `Over after ${turns} turns, ${delivered}` : `Turn ${turns + 1}, ${delivered}`;
  },
  motion,
  hints: {
    'D2.2': 'A loyalty token says how much an agent is yours. Whoever trusts an agent more takes everything that was filed there, so put the high tokens where you mean to feed.',
    'D3.1': 'Lay a card face down as a file, or play one with a question mark for its text. A card that is played brings no points.',
    'D3.2': 'The file lies face down, but all see its back. The fourth file before an agent, whoever laid it, sets off the check; beside a delivered agent the third is enough.',
    'D3.7': 'In each of your first three turns you push one counter towards you. On your end space it is worth one loyalty; on your side it wins you a tie.',
    'D5.3': 'You read the files that the other has laid there, and you alone. Everybody sees where you looked.',
    'D5.4': 'One more file is needed there from now on: time to feed an agent, or to keep one from delivering.',
    'DR25': 'You look at the other’s token there, and you alone. Everybody sees where you looked.',
    'DR26': 'Any counter moves one space towards you, turned or not.',
    'DR27': 'One of your files comes back into your hand. The other sees its back.',
    'DR28': 'One file of either side leaves the game, unseen. Press the files you mean.',
    'DR29': 'Press two of your own stands. The other sees which agents they belong to.',
    'DR30': 'Press two of the other’s stands. Nobody looks at them; their owner knows what they are.',
  },
  declassify,
};
