import { randomInt } from 'node:crypto';

/** Crockford's: no letter that is read as a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `length` letters and digits that nobody can guess. */
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
