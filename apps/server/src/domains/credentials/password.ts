import type { FieldError } from '@mall/contract';
import { MallFailure } from '../../kernel/error';
import { fieldErrors } from '../../kernel/field-messages';
import type { Language } from '../../kernel/language';
import { type PasswordOwner, weaknessOf } from './weak-password';

const SHORTEST = 8;
/** Longer ones only cost us time. */
const LONGEST = 72;

/** The password that travelled as base64 (spec §5); null when it is not text. */
export function decodePassword(encoded: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(encoded, 'base64'));
  } catch {
    return null;
  }
}

/**
 * The password that somebody chose.
 *
 * @throws {MallFailure} invalidFields, when it is too short, too long, or among the first that a
 *   guesser would try
 */
export function newPassword(encoded: string, owner: PasswordOwner, language: Language): string {
  const password = decodePassword(encoded);
  const refuse = (id: string, args: readonly number[] = []): FieldError[] =>
    fieldErrors([{ field: 'password', id, args }], language);
  if (password === null) throw new MallFailure('invalidFields', [], refuse('format error'));
  if ([...password].length < SHORTEST) {
    throw new MallFailure('invalidFields', [], refuse('at least {0} characters', [SHORTEST]));
  }
  if (Buffer.byteLength(password) > LONGEST) {
    throw new MallFailure('invalidFields', [], refuse('at most {0} characters', [LONGEST]));
  }
  const weakness = weaknessOf(password, owner);
  if (weakness !== null) throw new MallFailure('invalidFields', [], refuse(weakness));
  return password;
}
