import { expect, it } from 'vitest';
import type { OptionInfo } from '../../wire/server.ts';
import { keyed, matching } from './scene.ts';

const option = (id: number, action: OptionInfo['action']): OptionInfo => ({ id, action, name: '', text: '', cost: '', rule: '' });

it('keys leave out those of the page itself, and end with the alphabet', () => {
  const keys = keyed(Array.from({ length: 40 }, (_, id) => option(id, { do: 'go', room: id }))).map(({ key }) => key);
  expect(keys.slice(0, 12).join('')).toBe('123456789abd');
  expect(keys).not.toContain('c');
  expect(keys).not.toContain('m');
  expect(keys.slice(33)).toEqual(Array(7).fill(''));
});

it('an option is found by as much of its action as is asked for', () => {
  const options = keyed([option(3, { do: 'drone', place: 0, usb: true }), option(4, { do: 'drone', place: 1, usb: false })]);
  expect(matching(options, { do: 'drone' })?.id).toBe(3);
  expect(matching(options, { do: 'drone', place: 1 })?.id).toBe(4);
  expect(matching(options, { do: 'drone', place: 1, usb: true })).toBeUndefined();
  expect(matching(options, { do: 'draw' })).toBeUndefined();
});
