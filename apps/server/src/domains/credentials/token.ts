import { createHash, randomBytes } from 'node:crypto';

/** A new bearer token: 32 random bytes, told to its owner once and kept nowhere. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. It is random enough that a plain hash cannot be turned back. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
