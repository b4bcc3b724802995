import { api, type NewTable } from './net/api.ts';
import { keepTicket } from './net/tickets.ts';
import { router } from './router.svelte.ts';
import { preferences } from './settings.svelte.ts';

export const NAMELESS = 'Agent'; // until somebody says otherwise

/** Open a table and sit down at it. */
export async function openTable(table: NewTable): Promise<{ code: string; token: string; seats: number }> {
  const name = preferences.name || NAMELESS;
  const { code, token } = await api.open(name, table);
  keepTicket(code, { token, name });
  return { code, token, seats: table.seats ?? 2 };
}

/** Against bots, at once: two presses from the front page to the first decision. */
export async function playNow(game: string, mode: string, seats: number, bot: string): Promise<void> {
  const { code, token } = await openTable({ game, mode, seats, listed: false, watch: 'link' });
  for (let seat = 1; seat < seats; seat++) await api.command(code, token, { do: 'bot', seat, name: bot });
  await api.command(code, token, { do: 'start' });
  router.go(`/t/${code}`);
}
