import { createHash, randomBytes } from 'node:crypto';

/** Creates a bearer token: 32 random bytes, sent to the client once and never stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token. A token is random enough that a plain hash cannot be reversed. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
