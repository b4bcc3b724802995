import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bytesOf, sha256 } from './sha256.ts';

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  ])('gives what the standard says of %j', (message, digest) => expect(sha256(message)).toBe(digest));

  it('agrees with another implementation at every length around its blocks', () => {
    for (let length = 0; length < 300; length++) {
      const bytes = randomBytes(length);
      expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it('takes text as UTF-8', () => expect(sha256('Zoë 🂡')).toBe(createHash('sha256').update('Zoë 🂡').digest('hex')));

  it('reads digits as bytes', () => expect(bytesOf('00ff10')).toEqual([0, 255, 16]));
});
