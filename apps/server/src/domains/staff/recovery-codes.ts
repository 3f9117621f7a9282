import { randomInt } from 'node:crypto';
import type { Transaction } from '../../db/database';
import type { SecretBox } from '../../platform/secrets/secret-box';
import { replaceRecoveryCodes, useRecoveryCode } from './factor.repo';

const CODES = 10;
const LENGTH = 10;
/** Without those that look like another one. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Replaces the recovery codes of a colleague. @returns the new ones, of which only hashes are stored. */
export async function issueRecoveryCodes(
  tx: Transaction,
  box: SecretBox,
  memberId: number,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await replaceRecoveryCodes(
    tx,
    memberId,
    codes.map((code) => digestOf(box, code)),
  );
  return codes;
}

/** Uses up a recovery code. @returns false when it is wrong, or was used before. */
export const spendRecoveryCode = (
  tx: Transaction,
  box: SecretBox,
  memberId: number,
  code: string,
): Promise<boolean> => useRecoveryCode(tx, memberId, digestOf(box, code));

const digestOf = (box: SecretBox, code: string): Buffer => box.digest(`recovery:${code}`);

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
