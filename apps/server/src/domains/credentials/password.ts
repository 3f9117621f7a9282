import { PASSWORD_LIMITS } from '@mall/contract/limits';
import { lengthOf, readPassword } from '@mall/contract/text';
import { invalidField } from '../../kernel/error';
import { type PasswordOwner, weaknessOf } from './weak-password';

/** Decodes a base64 password (spec §5); null when it is not text. */
export function decodePassword(encoded: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(encoded, 'base64'));
  } catch {
    return null;
  }
}

/**
 * Decodes, normalises and validates a newly chosen password.
 *
 * @throws {MallError} invalidFields, when it is too short, too long, or easy to guess
 */
export async function newPassword(encoded: string, owner: PasswordOwner): Promise<string> {
  const decoded = decodePassword(encoded);
  if (decoded === null) throw invalidField('password', 'format error');
  const password = readPassword(decoded);
  const { shortest, longest } = PASSWORD_LIMITS;
  const length = lengthOf(password);
  if (length < shortest) throw invalidField('password', 'at least {0} characters', [shortest]);
  if (length > longest) throw invalidField('password', 'at most {0} characters', [longest]);
  const weakness = await weaknessOf(password, owner);
  if (weakness !== null) throw invalidField('password', weakness);
  return password;
}
