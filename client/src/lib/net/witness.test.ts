import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableFrame } from '../../wire/server.ts';
import { Witness, type Due } from './witness.ts';

const sha = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const CODE = 'KQ7M2P';
const SECRET = '41'.repeat(32);
const COMMITMENT = sha(Buffer.concat([Buffer.from('brushpass deal 1\n'), Buffer.from(SECRET, 'hex')]));
const BOB = 'bb'.repeat(32);
const hashOf = (nonce: string, code = CODE) => sha(`brushpass nonce\n${code}\n${nonce}\n`);

type Change = { [Key in keyof TableFrame]?: unknown };

/** A table of two, as an honest server shows it to Ada, in seat A. */
function table(hash: string | null, deal: Partial<TableFrame['deal']> = {}, more: Change = {}): TableFrame {
  return {
    type: 'table',
    code: CODE,
    life: deal.head ? 'playing' : 'open',
    host: 0,
    people: [{ person: 0, name: 'Ada', program: false }, { person: 1, name: 'bob', program: true }],
    seats: [{ person: 0, hash, bot: null }, { person: 1, hash: hashOf(BOB), bot: null }],
    settings: { game: 'kompromat', mode: 'standard', seats: 2, options: { memory_aid: false } },
    deal: { commitment: COMMITMENT, head: '', dealt: false, silent: [], ...deal },
    rematch: null,
    recess: null,
    ...more,
  } as unknown as TableFrame;
}

const headOf = (hash: string | null) =>
  [
    ...['brushpass record 2', `table ${CODE}`, 'game kompromat', 'rules 1', 'mode standard', 'seats 2', 'option memory_aid off'],
    ...[`seat A person ${hash ?? ''}`.trimEnd(), `seat B program ${hashOf(BOB)}`, `commitment ${COMMITMENT}`, ''],
  ].join('\n');

const recordOf = (witness: Witness) => `${headOf(witness.hash)}nonce A ${witness.kept!.nonce}\nnonce B ${BOB}\nsecret ${SECRET}\n\ndeal : 1 5\nend 0\n`;

function sealed(): Witness {
  const witness = new Witness(CODE, 'a token of somebody');
  const due = witness.look(table(null), 0);
  expect(due).toEqual({ do: 'seal', hash: witness.hash });
  witness.done(due!);
  return witness;
}

function dealt(): Witness {
  const witness = sealed();
  const due = witness.look(table(witness.hash, { head: headOf(witness.hash) }), 0);
  expect(due).toEqual({ do: 'reveal', nonce: witness.kept!.nonce });
  witness.done(due!);
  witness.look(table(witness.hash, { head: headOf(witness.hash), dealt: true }), 0);
  return witness;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

describe('a witness of the deal', () => {
  it('finds nothing wrong with an honest server', () => {
    const witness = dealt();
    expect(witness.kept!.before).toBe(true);
    expect(witness.check(recordOf(witness))).toEqual([]);
  });

  it('seals what binds nobody to know it: the hash of a number of its own', () => {
    const [one, other] = [new Witness(CODE, 'token one'), new Witness('AAAAAA', 'token two')];
    expect(one.hash).toBe(hashOf(one.kept?.nonce ?? ''));
    expect(one.kept!.nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(other.hash).not.toBe(one.hash);
  });

  it('goes on after the page was loaded anew', () => {
    const { hash } = sealed();
    const again = new Witness(CODE, 'a token of somebody');
    expect(again.hash).toBe(hash);
    expect(again.look(table(hash), 0)).toBeNull();
    expect(again.look(table(hash, { head: headOf(hash) }), 0)?.do).toBe('reveal');
  });

  it('reveals what it has sealed though the answer to that was lost', () => {
    const witness = new Witness(CODE, 'a token of somebody');
    witness.look(table(null), 0);
    witness.look(table(witness.hash), 0);
    expect(witness.look(table(witness.hash, { head: headOf(witness.hash) }), 0)?.do).toBe('reveal');
  });

  it('does not fight with another device over the same seat', () => {
    const witness = sealed();
    expect(witness.look(table(hashOf('77')), 0)).toBeNull();
  });

  it('adds nothing and complains of nothing where somebody only watches', () => {
    const witness = new Witness(CODE, 'a watcher');
    const frames = [table(null), table(null, { head: headOf(null) }), table(null, { head: headOf(null), dealt: true, silent: [0] })];
    expect(frames.map((frame) => witness.look(frame, null))).toEqual([null, null, null]);
    expect(witness.kept!.complaints).toEqual([]);
  });

  it('is not bound by what it is shown after the end', () => {
    const witness = new Witness(CODE, 'late');
    witness.look(table(null, { head: headOf(null), dealt: true }, { life: 'over' }), 0);
    expect(witness.kept!.head).toBe('');
  });
});

describe('a server that cheats is caught', () => {
  const meets = (frame: (witness: Witness) => TableFrame): [Due | null, string[]] => {
    const witness = sealed();
    return [witness.look(frame(witness), 0), witness.kept!.complaints];
  };

  it('leaves a number out', () => {
    expect(meets(() => table(null, { head: headOf(null), dealt: true, silent: [0] }))).toEqual([null, ['Your number was left out of the deal.']]);
  });

  it('puts an old number in its place', () => {
    const [due, said] = meets((witness) => {
      const old = hashOf(witness.kept!.nonce, 'AAAAAA');
      return table(old, { head: headOf(old) });
    });
    expect([due, said]).toEqual([null, ['Another number stands for your seat: another device’s, or not yours.']]);
  });

  it.each([
    ['option memory_aid off', 'option memory_aid on'],
    ['rules 1\nmode standard', 'rules 1\nmode quick'],
    [`table ${CODE}`, 'table AAAAAA'],
    ['seat B program', 'seat B person'],
    [`commitment ${COMMITMENT}\n`, `commitment ${COMMITMENT}\noption more on\n`],
  ])('binds itself to something else than it shows: %j as %j', (shown, told) => {
    const [due, said] = meets((witness) => table(witness.hash, { head: headOf(witness.hash).replace(shown, told) }));
    expect(due).toBeNull();
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('where the table shows');
  });

  it('shows another commitment than before', () => {
    const other = sha('another secret');
    const [due, said] = meets((witness) => table(witness.hash, { head: headOf(witness.hash), commitment: other }));
    expect([due, said[0]]).toEqual([null, 'The table shows another commitment than before.']);
  });

  it('shows another seal once the numbers are in', () => {
    const witness = dealt();
    witness.look(table(witness.hash, { head: headOf(witness.hash).replace('off', 'on'), dealt: true }), 0);
    expect(witness.kept!.complaints).toEqual(['The table shows another seal than the one you were shown.']);
  });

  it('pretends that a number was not revealed', () => {
    const witness = dealt();
    witness.look(table(witness.hash, { head: headOf(witness.hash), dealt: true, silent: [0] }), 0);
    expect(witness.kept!.complaints).toEqual(['The table says that you did not reveal your number, and you did.']);
    expect(witness.check(recordOf(witness).replace(/nonce A .*\n/, ''))).toContain('Your number is not in the deal, and you revealed it.');
  });

  it.each([
    ['swaps the secret', (text: string) => text.replace(SECRET, '42'.repeat(32)), 'The secret is not the one that the table committed to.'],
    ['swaps a number', (text: string) => text.replace(BOB, 'bc'.repeat(32)), 'The number of seat B is not the one that it sealed.'],
    ['drops a number', (text: string) => text.replace(/nonce A .*\n/, ''), 'Your number is not in the deal, and you revealed it.'],
    ['changes what was agreed', (text: string) => text.replace('memory_aid off', 'memory_aid on'), 'This is not the deal that you were shown: its seal is another.'],
    ['tells of a table without an exchange', (text: string) => text.replace('record 2', 'record 1'), 'This is not the deal that you were shown: its seal is another.'],
  ])('%s in the record', (_, change, sentence) => {
    const witness = dealt();
    expect(witness.check(change(recordOf(witness)))).toContain(sentence);
  });

  it('shows two people different hashes: the record fits one of them at most', () => {
    const witness = sealed();
    const head = headOf(witness.hash).replace(hashOf(BOB), hashOf('cc'.repeat(32)));
    const shown = table(witness.hash, { head });
    shown.seats[1]!.hash = hashOf('cc'.repeat(32));
    witness.done(witness.look(shown, 0)!);
    expect(witness.check(recordOf(witness))).toEqual(['This is not the deal that you were shown: its seal is another.']);
  });
});
