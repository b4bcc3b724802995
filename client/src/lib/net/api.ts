import type {
  DossierAnswer,
  GamesAnswer,
  LobbyAnswer,
  NetworkAnswer,
  OwnAnswer,
  RefusedFrame,
  RulesAnswer,
  Settings,
  TableAnswer,
  TicketAnswer,
} from '../../wire/server.ts';

/** The server's own sentence, and its code. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

const NO_ANSWER = new Refused('unavailable', 'The server does not answer. Is it running, and is this device on its network?');

async function ask(path: string, token?: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw NO_ANSWER;
  }
  if (response.ok) return response;
  let told: Partial<RefusedFrame> = {};
  try {
    told = (await response.json()) as RefusedFrame;
  } catch {
    /* not our server's words */
  }
  throw new Refused(told.code ?? 'fault', told.text ?? `The server answered ${response.status}.`);
}

async function json<T>(path: string, token?: string, body?: unknown): Promise<T> {
  return (await (await ask(path, token, body)).json()) as T;
}

export type NewTable = Partial<Settings> & { game: string };

export const api = {
  games: () => json<GamesAnswer>('/api/games'),
  lobby: () => json<LobbyAnswer>('/api/lobby'),
  network: () => json<NetworkAnswer>('/api/network'),
  openNetwork: () => json<NetworkAnswer>('/api/network', undefined, {}),
  rules: (game: string) => json<RulesAnswer>(`/api/games/${game}/rules`),
  open: (name: string, table: NewTable) => json<TicketAnswer>('/api/tables', undefined, { name, table }),
  own: (tickets: { code: string; token: string }[]) => json<OwnAnswer>('/api/own', undefined, { tickets }),
  table: (code: string) => json<TableAnswer>(`/api/tables/${encodeURIComponent(code)}`),
  join: (code: string, name: string, seat: number | null, watch = false) =>
    json<TicketAnswer>(`/api/tables/${code}/join`, undefined, { name, seat, watch }),
  claim: (code: string, word: string) => json<TicketAnswer>(`/api/tables/${code}/claim`, undefined, { word }),
  command: (code: string, token: string, command: object) =>
    json<{ type: 'done' }>(`/api/tables/${code}/commands`, token, { id: newId(), ...command }),
  dossier: (code: string, token: string) => json<DossierAnswer>(`/api/tables/${code}/dossier`, token),
  replay: (code: string, seat: string | null, token?: string) =>
    ask(`/api/tables/${code}/replay${seat ? `?seat=${seat}` : ''}`, token),
  replayBeliefs: (code: string, seat: string, token?: string) => ask(`/api/tables/${code}/replay/beliefs?seat=${seat}`, token),
  record: async (code: string, token?: string) => (await ask(`/api/tables/${code}/record`, token)).text(),
};

/** `crypto.randomUUID` is missing where a page comes over plain HTTP from another machine. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
