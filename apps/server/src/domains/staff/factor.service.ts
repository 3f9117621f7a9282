import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { type Actor, recordAudit } from '../audit';
import { countPasswordCheck } from '../credentials';
import { addSecondFactor, type FactorParts, guardAdding, isEnrolled } from './add-second-factor';
import { confirmSecret, countFactors, findSecrets, putPendingSecret, useStep } from './factor.repo';
import { openDesk } from './open-desk';
import { issueRecoveryCodes, spendRecoveryCode } from './recovery-codes';
import { newTotpSecret, totpStep, totpUri } from './totp';

/**
 * Makes a secret for an authenticator app. It does not count until its first code is entered; until then an earlier
 * one does.
 *
 * @throws {MallError} factorExists, reauthenticationRequired
 */
export async function startFactor({ db, secrets }: FactorParts, viewer: StaffViewer, shop: string) {
  guardAdding(viewer, await countFactors(db, viewer.id));
  const secret = newTotpSecret();
  const box = await secrets();
  await putPendingSecret(db, viewer.id, box.seal(secret));
  return { secret, uri: totpUri(secret, shop, viewer.account) };
}

/**
 * Makes the secret count by its first code, and opens the session.
 *
 * @returns the recovery codes of a first factor, which are shown once.
 * @throws {MallError} factorExists, reauthenticationRequired, factorWrong, signInBlocked
 */
export async function addFactor(
  parts: FactorParts,
  viewer: StaffViewer,
  actor: Actor,
  code: string,
): Promise<string[]> {
  const { db, secrets } = parts;
  await countPasswordCheck(db, viewer.id);
  guardAdding(viewer, await countFactors(db, viewer.id));
  const { pending } = await findSecrets(db, viewer.id);
  const step = pending && totpStep((await secrets()).open(pending), code);
  if (pending === null || step === null) throw new MallError('factorWrong');
  return addSecondFactor(parts, viewer, actor, 'session.factorAdded', async (tx) => {
    if (!(await confirmSecret(tx, viewer.id, pending, step))) throw new MallError('factorWrong');
  });
}

/**
 * Checks a code of the authenticator app, or a recovery code, and opens or unlocks the session.
 *
 * @throws {MallError} factorMissing, factorWrong, signInBlocked
 */
export async function verifyFactor(
  { db, secrets }: FactorParts,
  viewer: StaffViewer,
  actor: Actor,
  code: string,
): Promise<void> {
  await countPasswordCheck(db, viewer.id);
  if (!isEnrolled(await countFactors(db, viewer.id))) throw new MallError('factorMissing');
  const { current } = await findSecrets(db, viewer.id);
  const box = await secrets();
  const step = current && code.length === 6 ? totpStep(box.open(current), code) : null;
  await transaction(db, async (tx) => {
    const isRight =
      step === null
        ? await spendRecoveryCode(tx, box, viewer.id, code)
        : await useStep(tx, viewer.id, step);
    if (!isRight) throw new MallError('factorWrong');
    await openDesk(tx, viewer, actor);
  });
}

/** Replaces the recovery codes of a colleague. @returns the new ones, which are shown once. */
export const renewRecoveryCodes = (
  { db, secrets }: FactorParts,
  viewer: StaffViewer,
  actor: Actor,
): Promise<string[]> =>
  transaction(db, async (tx) => {
    const codes = await issueRecoveryCodes(tx, await secrets(), viewer.id);
    await recordAudit(tx, actor, {
      action: 'session.recoveryCodesRenewed',
      subject: `colleague:${viewer.id}`,
    });
    return codes;
  });
