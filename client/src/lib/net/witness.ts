import type { TableFrame } from '../../wire/server.ts';
import { LETTERS } from '../table/scene.ts';
import { nonceHash, readRecord } from './record.ts';

/** What this browser has of the deal of one table, for one person. */
interface Kept {
  nonce: string; // the number that it adds to the luck
  commitment: string; // as it was first shown
  head: string; // likewise: what the table is bound to
  before: boolean; // it was shown before the deal
  seat: number | null; // where this person sat then
  sealed: boolean; // the server has acknowledged the hash
  revealed: boolean; // and the number
  complaints: string[];
}

const KEY = 'brushpass.deals';
const MOST = 100; // tables; the oldest are forgotten first

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

export type Due = { do: 'seal'; hash: string } | { do: 'reveal'; nonce: string };

/**
 * Adds a number of this browser's own to the luck of a deal, keeps what was shown before it, and says what the
 * server did not keep to (decision 19). Programs do the same with server/witness.py.
 */
export class Witness {
  private asked = new Set<string>(); // each is said once by each page; a seat that two devices share is not fought over
  private memory: Kept | null = null; // of a browser that keeps nothing

  constructor(
    readonly code: string,
    private readonly token: string,
  ) {}

  private get key(): string {
    return `${this.code} ${this.token.slice(0, 8)}`;
  }

  get kept(): Kept | null {
    return all()[this.key] ?? this.memory;
  }

  private keep(change: Partial<Kept>): void {
    const fresh = { nonce: '', commitment: '', head: '', before: false, seat: null, sealed: false, revealed: false, complaints: [] };
    this.memory = { ...fresh, ...this.kept, ...change };
    try {
      const { [this.key]: _, ...others } = all();
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [this.key, this.memory]])));
    } catch {
      /* then it lasts as long as the page */
    }
  }

  private complain(sentence: string): void {
    const said = this.kept?.complaints ?? [];
    if (!said.includes(sentence)) this.keep({ complaints: [...said, sentence] });
  }

  get hash(): string {
    if (!this.kept?.nonce) this.keep({ nonce: newNonce() });
    return nonceHash(this.code, this.kept!.nonce);
  }

  /** What the table asks of this person now, if anything. */
  look(table: TableFrame, seat: number | null): Due | null {
    const { deal } = table;
    if (!this.kept?.commitment) this.keep({ commitment: deal.commitment });
    else if (this.kept.commitment !== deal.commitment) this.complain('The table shows another commitment than before.');
    if (!deal.head) return table.life === 'open' && seat !== null ? this.seal(table.seats[seat]!.hash) : null;
    if (this.kept!.head && this.kept!.head !== deal.head) this.complain('The table shows another seal than the one you were shown.');
    if (!this.kept!.head && table.life === 'playing') this.meet(table, seat);
    const { revealed, sealed, complaints, nonce } = this.kept!;
    if (deal.dealt && revealed && seat !== null && deal.silent.includes(seat)) this.complain('The table says that you did not reveal your number, and you did.');
    if (deal.dealt || revealed || !sealed || complaints.length || seat === null) return null;
    return this.once('reveal') ? { do: 'reveal', nonce } : null;
  }

  /** The server says that it has it, and keeps it. */
  done(due: Due): void {
    this.keep(due.do === 'seal' ? { sealed: true } : { revealed: true });
  }

  private seal(stands: string | null): Due | null {
    if (stands === this.hash && !this.kept!.sealed) this.keep({ sealed: true }); // the page was loaded anew before it was told so
    return stands !== this.hash && this.once('seal') ? { do: 'seal', hash: this.hash } : null;
  }

  private once(what: string): boolean {
    return !this.asked.has(what) && Boolean(this.asked.add(what));
  }

  /** The head, seen for the first time: nobody is bound to what they were not shown. */
  private meet(table: TableFrame, seat: number | null): void {
    const { head } = table.deal;
    this.keep({ head, before: !table.deal.dealt, seat });
    const told = head.split('\n');
    const shown = shownBy(table, told[3] ?? '', this.kept!.commitment);
    const wrong = told.length === shown.length ? told.findIndex((line, n) => line !== shown[n]) : Math.min(told.length, shown.length);
    if (wrong >= 0) this.complain(`The seal says “${told[wrong] ?? ''}” where the table shows “${shown[wrong] ?? ''}”.`);
    if (seat === null || !this.kept!.sealed) return;
    const own = told.find((line) => line.startsWith(`seat ${LETTERS[seat]} `))?.split(' ')[3];
    if (!own) this.complain('Your number was left out of the deal.');
    else if (own !== this.hash) this.complain('Another number stands for your seat: another device’s, or not yours.');
  }

  /** After the end: all that is wrong with the game as the server tells it now. */
  check(record: string): string[] {
    const found = readRecord(record);
    const kept = this.kept;
    const wrong = [...(kept?.complaints ?? []), ...found.faults];
    if (kept?.head && kept.head !== found.head) wrong.push('This is not the deal that you were shown: its seal is another.');
    if (kept?.revealed && kept.seat !== null && found.nonces[kept.seat] !== kept.nonce) wrong.push('Your number is not in the deal, and you revealed it.');
    return [...new Set(wrong)];
  }
}

function shownBy(table: TableFrame, rules: string, commitment: string): string[] {
  const { settings } = table;
  const say = (value: unknown) => (value === true ? 'on' : value === false ? 'off' : String(value));
  const options = Object.entries(settings.options ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
  const programs = new Set(table.people.filter((one) => one.program).map((one) => one.person));
  const who = (seat: TableFrame['seats'][number]) => (seat.bot ? `bot ${seat.bot}` : `${seat.person !== null && programs.has(seat.person) ? 'program' : 'person'} ${seat.hash ?? ''}`.trimEnd());
  return [
    'brushpass record 2',
    `table ${table.code}`,
    `game ${settings.game}`,
    rules, // which tables do not show
    `mode ${settings.mode}`,
    `seats ${settings.seats}`,
    ...options.map(([name, value]) => `option ${name} ${say(value)}`),
    ...table.seats.map((seat, n) => `seat ${LETTERS[n]} ${who(seat)}`),
    `commitment ${commitment}`,
    '',
  ];
}

function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
