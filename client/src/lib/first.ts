import { api } from './net/api.ts';
import { ticketsAt } from './net/tickets.ts';
import { openTable } from './opening.ts';
import { router } from './router.svelte.ts';
import { preferences } from './settings.svelte.ts';

/** Of the guided first game of each game, this browser keeps the code of its table, or one of these. */
const DONE = 'done';
const OFFERED = 'offered';

const note = (game: string, what: string) => (preferences.first = { ...preferences.first, [game]: what });
const code = (game: string) => [preferences.first[game] ?? ''].find((kept) => kept && kept !== DONE && kept !== OFFERED && ticketsAt(kept).length);

/** Whether one was left that can be taken up again. */
export const begun = (game: string): boolean => code(game) !== undefined;
export const finish = (game: string): void => void note(game, DONE);

/** Who never played this game is offered a guided one, once. */
export const isNew = (game: string): boolean => !preferences.first[game] && !preferences.tables[game];
export const offered = (game: string): void => void note(game, OFFERED);

/** Where it was left, or from its beginning if the server knows it no more. */
export async function playFirst(game: string): Promise<void> {
  const left = code(game);
  const known = left && (await api.table(left).then(({ life }) => life === 'playing', () => false));
  if (left && known) return router.go(`/t/${left}`);
  const table = await openTable({ game, guided: true });
  note(game, table.code);
  router.go(`/t/${table.code}`);
}
