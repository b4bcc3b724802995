import { expect, it } from 'vitest';
import { items, laid, mission, number } from './cards.ts';

it('figures in halves are written as players write them', () => {
  expect([1, 2, 31, 42].map(number)).toEqual(['½', '1', '15½', '21']);
});

it('of a stack only what still lies there is drawn, each card in its place', () => {
  expect(laid({ cards: [4, -2, 7], up: 0b101, gone: 0b010 })).toEqual([
    { index: 0, card: 4, up: true },
    { index: 2, card: 7, up: true },
  ]);
});

it('items keep their number, and look like the missions they were', () => {
  expect(items(0b1000000001).map(({ item, name }) => [item, name])).toEqual([[0, 'Balaclava'], [9, 'Vesper Martini']]);
  expect(mission(0)).toEqual({ name: 'Barmaid', kind: 'Target', worth: 2, unit: 'VP', icon: 'barmaid' });
});
