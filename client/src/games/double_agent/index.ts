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
    'D2.2': 'A loyalty token says how loyal an agent is to you. Whoever the agent is more loyal to takes everything filed there, so put high tokens where you mean to file.',
    'D3.1': 'Lay a card face down as a file, or play one with a question mark for its text. A card that is played brings no points.',
    'D3.2': 'The file lies face down, but everybody sees its back. The fourth file before an agent, whoever laid it, triggers the check; beside a delivered agent the third is enough.',
    'D3.7': 'In each of your first three turns you push one counter towards you. On your end space it is worth one loyalty; on your side it wins you a tie.',
    'D5.3': 'You alone read the files that your opponent has laid there. Everybody sees where you looked.',
    'D5.4': 'One more file is needed there from now on: time to feed an agent, or to keep one from delivering.',
    'DR25': 'You alone look at your opponent’s token there. Everybody sees where you looked.',
    'DR26': 'Any counter moves one space towards you, turned or not.',
    'DR27': 'One of your files comes back into your hand. Your opponent sees its back.',
    'DR28': 'One file of either side leaves the game, unseen. Press the files you mean.',
    'DR29': 'Press two of your own stands. Your opponent sees which agents they belong to.',
    'DR30': 'Press two of your opponent’s stands. Nobody looks at them; their owner knows what they are.',
  },
  declassify,
};
