import { LETTERS } from '../table/scene.ts';
import { bytesOf, sha256 } from './sha256.ts';

export interface Told {
  head: string; // empty: a record of a table that dealt alone
  seal: string;
  bots: number[]; // seats
  hashes: (string | null)[]; // by seat; null: of a bot, or of somebody who sealed nothing
  nonces: (string | null)[];
  faults: string[]; // what cannot be true in it by itself
}

/** The beginning of a record, down to the secret (core/record.py). */
export function readRecord(text: string): Told {
  const lines = text.slice(0, text.indexOf('\n\n') + 1).split('\n');
  const value = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
  const sealed = lines[0] === 'brushpass record 2';
  const last = lines.findIndex((line) => line.startsWith('commitment '));
  const head = sealed ? lines.slice(0, last + 1).map((line) => `${line}\n`).join('') : '';
  const seats = [...LETTERS.slice(0, sealed ? Number(value('seats')) : 0)];
  const hashes = seats.map((letter) => value(`seat ${letter}`).match(/^(?:person|program) (\w+)$/)?.[1] ?? null);
  const nonces = seats.map((letter) => value(`nonce ${letter}`) || null);
  const faults = seats.flatMap((letter, n) => (nonces[n] && nonceHash(value('table'), nonces[n]!) !== hashes[n] ? [`The number of seat ${letter} is not the one that it sealed.`] : []));
  const secret = new Uint8Array([...new TextEncoder().encode('brushpass deal 1\n'), ...bytesOf(value('secret'))]);
  if (sha256(secret) !== value('commitment')) faults.push('The secret is not the one that the table committed to.');
  const bots = [...seats.keys()].filter((seat) => value(`seat ${seats[seat]}`).startsWith('bot '));
  return { head, seal: head && sha256(head), bots, hashes, nonces, faults };
}

/** What stands for a number until it is revealed (core/exchange.py). */
export function nonceHash(code: string, nonce: string): string {
  return sha256(`brushpass nonce\n${code}\n${nonce}\n`);
}
