import type { PasswordFields } from '@mall/contract/messages';

/** Public data of the member who chooses a password. */
export interface PasswordOwner {
  readonly account: string;
  readonly email: string;
  readonly name: string;
}

let commonPasswords: Promise<ReadonlySet<unknown>> | undefined;

/** The most frequently leaked passwords, lower case, from the zxcvbn project; 11 MB, loaded on first use. */
const loadCommonPasswords = () =>
  (commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/** Shorter names occur inside ordinary words by chance. */
const SHORTEST_NAME = 4;
/** `88888888`, `abcabcabc`, `12341234`. */
const REPEATS = /^(.{1,4})\1+$/u;

/** Why a password is among the first that an attacker would try; null when it is not. */
export async function weaknessOf(
  password: string,
  owner: PasswordOwner,
): Promise<keyof PasswordFields | null> {
  const common = await loadCommonPasswords();
  const plain = plainText(password);
  if (common.has(plain) || REPEATS.test(plain) || isRun(plain)) {
    return 'is too common, please choose another one';
  }
  const known = [owner.account, localPart(owner.account), localPart(owner.email), owner.name]
    .map(plainText)
    .filter((name) => [...name].length >= SHORTEST_NAME);
  return known.some((name) => plain.includes(name))
    ? 'must not contain your account, e-mail address or name'
    : null;
}

const plainText = (text: string): string => text.normalize('NFKC').toLowerCase().trim();
const localPart = (address: string): string => address.split('@')[0] ?? '';

/** `abcdefgh`, `98765432`: each character follows or precedes the one before it. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
