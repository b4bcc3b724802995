import { describe, expect, it } from 'vitest';
import type { Option } from '../../lib/table/scene.ts';
import { CROUPIER, NONE, type Action } from '../../wire/microfilms.ts';
import { atCard, atIdentity, atPlace } from './touch.ts';

const STEAL = 9;
const INTERROGATE = 10;
const MICROFILM = 3;

const ACTIONS: Action[] = [
  { do: 'draw' },
  { do: 'bribe', aim: 1 },
  { do: 'steal', aim: 1, kind: STEAL },
  { do: 'interrogate', aim: 2, kind: INTERROGATE },
  { do: 'interrogate', aim: 2, kind: NONE },
  { do: 'blackmail', aim: 2, kind: STEAL },
  { do: 'blackmail', aim: 2, kind: NONE },
  { do: 'offer', kind: INTERROGATE },
  { do: 'reveal', attempt: true, kind: MICROFILM, nation: 3 },
  { do: 'expose', aim: 1, attempt: true, kind: MICROFILM, nation: 3 },
  { do: 'locate', attempt: true, one: 1, two: 7 },
  { do: 'claim', aim: CROUPIER, attempt: true, nation: 0 },
];
const OPTIONS = ACTIONS.map((action, id): Option<Action> => ({ id, name: '', text: '', cost: '', rule: '', key: '', action }));
const ids = (options: Option<Action>[]) => options.map(({ id }) => id);

describe('a thing on the cloth stands for', () => {
  it('a place: what is aimed at it, and for the Croupier the claim on his hand', () => {
    expect(ids(atPlace(OPTIONS, 1))).toEqual([1, 2, 9]);
    expect(ids(atPlace(OPTIONS, 2))).toEqual([3, 4, 5, 6]);
    expect(ids(atPlace(OPTIONS, CROUPIER))).toEqual([11]);
  });

  it('a card: what it is given, used or shown for, not what is paid in francs', () => {
    expect(ids(atCard(OPTIONS, STEAL))).toEqual([2, 5]);
    expect(ids(atCard(OPTIONS, INTERROGATE))).toEqual([3, 7]);
    expect(ids(atCard(OPTIONS, MICROFILM))).toEqual([8, 9]);
  });

  it('an identity: every attempt to win', () => {
    expect(ids(atIdentity(OPTIONS))).toEqual([8, 9, 10, 11]);
  });
});
