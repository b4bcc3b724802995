import { expect, it } from 'vitest';
import { newWord, spaced, typed } from './word.ts';

it('is read out in two halves and understood as it is typed', () => {
  for (let nth = 0; nth < 50; nth++) {
    const word = newWord();
    expect(word).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(typed(spaced(word))).toBe(word);
    expect(typed(` ${word.slice(0, 4).toLowerCase()}-${word.slice(4).toLowerCase()} `)).toBe(word);
  }
});
