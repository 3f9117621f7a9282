import { invalidField } from '../../kernel/error';
import { type PasswordOwner, weaknessOf } from './weak-password';

const SHORTEST = 8;
/** Longer passwords only cost hashing time. */
const LONGEST = 72;

/** Decodes a base64 password (spec §5); null when it is not text. */
export function decodePassword(encoded: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(encoded, 'base64'));
  } catch {
    return null;
  }
}

/**
 * Decodes and validates a newly chosen password.
 *
 * @throws {MallError} invalidFields, when it is too short, too long, or easy to guess
 */
export function newPassword(encoded: string, owner: PasswordOwner): string {
  const password = decodePassword(encoded);
  if (password === null) throw invalidField('password', 'format error');
  if ([...password].length < SHORTEST) {
    throw invalidField('password', 'at least {0} characters', [SHORTEST]);
  }
  if (Buffer.byteLength(password) > LONGEST) {
    throw invalidField('password', 'at most {0} characters', [LONGEST]);
  }
  const weakness = weaknessOf(password, owner);
  if (weakness !== null) throw invalidField('password', weakness);
  return password;
}
