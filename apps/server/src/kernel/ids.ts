import { randomInt } from 'node:crypto';

/** Crockford's Base32 alphabet: no letter that looks like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns `length` random letters and digits that cannot be guessed. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
