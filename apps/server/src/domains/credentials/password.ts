import { hash, verify } from '@node-rs/argon2';
import type { FieldError } from '@mall/contract';
import { MallFailure } from '../../kernel/error';
import { fieldErrors } from '../../kernel/field-messages';
import type { Language } from '../../kernel/language';
import { type PasswordOwner, weaknessOf } from './weak-password';

const SHORTEST = 8;
/** Longer ones only cost us time. */
const LONGEST = 72;
/** argon2id (the library's default kind) with 19 MiB, twice over: OWASP's recommendation. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password for keeping. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Hashed once, to have something to compare with where there is no account. */
const nobodysHash = hashPassword('nobody has this password');

/**
 * Whether `password` is the one that `kept` was made of. Without a hash it takes as long as with
 * one, so that time does not tell whether an account exists.
 */
export async function matchesPassword(password: string, kept: string | null): Promise<boolean> {
  const matches = await verify(kept ?? (await nobodysHash), password);
  return matches && kept !== null;
}

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
