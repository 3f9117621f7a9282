import { randomInt } from 'node:crypto';
import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import type { StaffViewer } from '../../kernel/staff-viewer';
import type { SecretBox } from '../../platform/secrets/secret-box';
import { type Actor, recordAudit } from '../audit';
import { countPasswordCheck, unlockDeskSession } from '../credentials';
import {
  confirmFactor,
  findFactor,
  putFactor,
  replaceRecoveryCodes,
  useRecoveryCode,
  useStep,
} from './factor.repo';
import { newTotpSecret, totpStep, totpUri } from './totp';

interface Parts {
  readonly db: Database;
  readonly secrets: () => Promise<SecretBox>;
}

const RECOVERY_CODES = 10;
const CODE_LENGTH = 10;
/** Without those that look like another one. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * Makes a secret for an authenticator app. It does not count until its first code is entered.
 *
 * @throws {MallError} factorExists
 */
export async function startFactor({ db, secrets }: Parts, viewer: StaffViewer, shop: string) {
  const secret = newTotpSecret();
  const box = await secrets();
  if (!(await putFactor(db, viewer.id, box.seal(secret)))) throw new MallError('factorExists');
  return { secret, uri: totpUri(secret, shop, viewer.account) };
}

/**
 * Makes the secret count by its first code, and opens the session.
 *
 * @returns the recovery codes, which are shown once.
 * @throws {MallError} factorExists, factorWrong, signInBlocked
 */
export async function addFactor(
  { db, secrets }: Parts,
  viewer: StaffViewer,
  actor: Actor,
  code: string,
): Promise<string[]> {
  await countPasswordCheck(db, viewer.id);
  const factor = await findFactor(db, viewer.id);
  if (factor?.confirmedAt) throw new MallError('factorExists');
  const box = await secrets();
  const step = factor ? totpStep(box.open(factor.sealedSecret), code) : null;
  if (step === null) throw new MallError('factorWrong');
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await transaction(db, async (tx) => {
    if (!(await confirmFactor(tx, viewer.id, step))) throw new MallError('factorExists');
    await replaceRecoveryCodes(
      tx,
      viewer.id,
      codes.map((each) => digestOf(box, each)),
    );
    await unlockDeskSession(tx, viewer.session);
    await recordAudit(tx, actor, {
      action: 'session.factorAdded',
      subject: `colleague:${viewer.id}`,
    });
  });
  return codes;
}

/**
 * Checks a code of the second factor, and opens or unlocks the session.
 *
 * @throws {MallError} factorMissing, factorWrong, signInBlocked
 */
export async function verifyFactor(
  { db, secrets }: Parts,
  viewer: StaffViewer,
  actor: Actor,
  code: string,
): Promise<void> {
  await countPasswordCheck(db, viewer.id);
  const factor = await findFactor(db, viewer.id);
  if (!factor?.confirmedAt) throw new MallError('factorMissing');
  const box = await secrets();
  const step = code.length === 6 ? totpStep(box.open(factor.sealedSecret), code) : null;
  await transaction(db, async (tx) => {
    const isRight = await useCode(tx, viewer.id, step, digestOf(box, code));
    if (!isRight) throw new MallError('factorWrong');
    await unlockDeskSession(tx, viewer.session);
    if (viewer.hasFactor) return;
    await recordAudit(tx, actor, { action: 'session.signedIn', subject: `colleague:${viewer.id}` });
  });
}

const useCode = (tx: Transaction, id: number, step: number | null, hash: Buffer) =>
  step === null ? useRecoveryCode(tx, id, hash) : useStep(tx, id, step);

const digestOf = (box: SecretBox, code: string): Buffer => box.digest(`recovery:${code}`);

const newRecoveryCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
