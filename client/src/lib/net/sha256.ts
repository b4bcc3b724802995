/**
 * SHA-256 (FIPS 180-4), as hexadecimal digits. Browsers have one of their own only where a page came over a
 * safe line; on a home network it does not, and whoever plays there may check a deal all the same.
 */
export function sha256(message: Uint8Array | string): string {
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message;
  const state = [...START];
  const padded = pad(bytes);
  for (let at = 0; at < padded.byteLength; at += 64) digest(state, padded, at);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

export function bytesOf(hex: string): number[] {
  return Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

// The first 32 bits of the fractions of the square roots of the first 8 primes, and of the cube roots of the first 64.
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0));
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

function pad(bytes: Uint8Array): DataView {
  const length = ((bytes.length + 72) >> 6) << 6; // a bit, zeros, and the length in bits
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  return view;
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function digest(state: number[], padded: DataView, at: number): void {
  const words = Array.from({ length: 16 }, (_, n) => padded.getInt32(at + 4 * n));
  for (let n = 16; n < 64; n++) {
    const [early, late] = [words[n - 15]!, words[n - 2]!];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words.push((words[n - 16]! + first + words[n - 7]! + second) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < 64; n++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + ROUND[n]! + words[n]!;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = (state[n]! + word) | 0));
}
