/** Who this browser is at each table. More than one at a table: people who share this device. */
export interface Ticket {
  token: string;
  name: string;
  watch?: boolean; // came to watch, without a seat
}

const KEY = 'brushpass.tickets';
const MOST = 200; // tables; the oldest are forgotten first

function all(): Record<string, Ticket[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Ticket[]>;
  } catch {
    return {};
  }
}

function keep(tickets: Record<string, Ticket[]>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(tickets).slice(-MOST))));
  } catch {
    /* a browser that keeps nothing: the seat link still works */
  }
}

export function ticketsAt(code: string): Ticket[] {
  return all()[code] ?? [];
}

export function keepTicket(code: string, ticket: Ticket): void {
  const { [code]: here = [], ...others } = all();
  keep({ ...others, [code]: [...here.filter((one) => one.token !== ticket.token), ticket] });
}

/** From a seat link: whoever opens it wants that seat, and no longer to watch. */
export function takeSeat(code: string, ticket: Ticket): void {
  for (const one of ticketsAt(code)) if (one.watch) dropTicket(code, one.token);
  keepTicket(code, ticket);
}

export function dropTicket(code: string, token: string): void {
  const { [code]: here = [], ...others } = all();
  const left = here.filter((one) => one.token !== token);
  keep(left.length ? { ...others, [code]: left } : others);
}

/** Where a shared screen keeps its ticket: it watches, whoever else this browser is at the table. */
export function screenOf(code: string): string {
  return `${code}/screen`;
}

/** The tables this browser has been at, the newest first, and one of those it was there. */
export function tablesKnown(): { code: string; token: string }[] {
  const tables = Object.entries(all()).filter(([code]) => !code.includes('/'));
  return tables.flatMap(([code, [ticket]]) => (ticket ? [{ code, token: ticket.token }] : [])).reverse();
}
