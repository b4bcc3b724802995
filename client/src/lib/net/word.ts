/** The letters of codes: none looks like another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A word that opens this seat on another device. 32 letters: every byte is as likely as any other. */
export function newWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** As it is read and told: in two halves. */
export const spaced = (word: string): string => `${word.slice(0, LENGTH / 2)} ${word.slice(LENGTH / 2)}`;

/** As somebody typed it: small letters and whatever they put between the halves do not matter. */
export const typed = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
