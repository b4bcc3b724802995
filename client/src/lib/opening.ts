import type { GameAbout, ModeAbout } from '../wire/server.ts';
import { api, type NewTable } from './net/api.ts';
import { keepTicket } from './net/tickets.ts';
import { Witness } from './net/witness.ts';
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

/** Whoever plays bots alone is reminded of what they knew, where the game can do that. */
export const aided = (mode: ModeAbout | undefined): Record<string, boolean> => (mode?.options.some(({ option }) => option === 'memory_aid') ? { memory_aid: true } : {});

/** Against bots, at once: two presses from the front page to the first decision. */
export async function playNow(about: GameAbout, mode: string, seats: number, bot: string): Promise<void> {
  const options = aided(about.modes.find((one) => one.mode === mode));
  const { code, token } = await openTable({ game: about.game, mode, seats, options, listed: false, watch: 'link' });
  const witness = new Witness(code, token);
  const seal = { do: 'seal', hash: witness.hash } as const;
  await api.command(code, token, seal);
  witness.done(seal); // the table's page reveals it
  for (let seat = 1; seat < seats; seat++) await api.command(code, token, { do: 'bot', seat, name: bot });
  await api.command(code, token, { do: 'start' });
  router.go(`/t/${code}`);
}
