import { randomBytes } from 'node:crypto';

/** A name that nobody guesses: 128 bits. */
export const newMediaId = (): string => randomBytes(16).toString('base64url');
