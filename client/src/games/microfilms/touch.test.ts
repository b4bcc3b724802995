import { describe, expect, it } from 'vitest';
import type { Option } from '../../lib/table/scene.ts';
import { CASH_OUT, CROUPIER, INTERROGATE, MICROFILM, STEAL, type Action } from '../../wire/microfilms.ts';
import { atCard, atIdentity, atPlace } from './touch.ts';

const ACTIONS: Action[] = [
  { do: 'draw' },
  { do: 'bribe', aim: 1 },
  { do: 'steal', aim: 1 },
  { do: 'interrogate', aim: 2, paid: false },
  { do: 'interrogate', aim: 2, paid: true },
  { do: 'blackmail', aim: 2, kind: STEAL },
  { do: 'blackmail', aim: 2, kind: -1 },
  { do: 'offer', kind: INTERROGATE },
  { do: 'cash out' },
  { do: 'reveal', nation: 3 },
  { do: 'expose', aim: 1, nation: 3 },
  { do: 'locate', one: 1, two: 7 },
  { do: 'claim', nation: 0 },
];
const OPTIONS = ACTIONS.map((action, id): Option<Action> => ({ id, name: '', text: '', cost: '', rule: '', key: '', action }));
const ids = (options: Option<Action>[]) => options.map(({ id }) => id);

describe('a thing on the cloth stands for', () => {
  it('a place: what is aimed at it, and for the Croupier the claim on his hand', () => {
    expect(ids(atPlace(OPTIONS, 1))).toEqual([1, 2, 10]);
    expect(ids(atPlace(OPTIONS, 2))).toEqual([3, 4, 5, 6]);
    expect(ids(atPlace(OPTIONS, CROUPIER))).toEqual([12]);
  });

  it('a card: what it is given, used or shown for, not what is paid in francs', () => {
    expect(ids(atCard(OPTIONS, STEAL))).toEqual([2, 5]);
    expect(ids(atCard(OPTIONS, INTERROGATE))).toEqual([3, 7]);
    expect(ids(atCard(OPTIONS, CASH_OUT))).toEqual([8]);
    expect(ids(atCard(OPTIONS, MICROFILM + 3))).toEqual([9, 10]);
  });

  it('an identity: every attempt to win', () => {
    expect(ids(atIdentity(OPTIONS))).toEqual([9, 10, 11, 12]);
  });
});
