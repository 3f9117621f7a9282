import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { recordAudit } from '../audit';
import { readAccount } from '../members';
import {
  addSecondFactor,
  endOtherSessions,
  type FactorAdded,
  type FactorCaller,
  type FactorParts,
  guardAdding,
  isEnrolled,
} from './add-second-factor';
import { CODES, CODES_OF_STRANGERS, type Counted, countWrong } from './desk-limits';
import { confirmSecret, countFactors, findSecrets, putPendingSecret, useStep } from './factor.repo';
import { type DeskDevice, openDesk } from './open-desk';
import { issueRecoveryCodes, spendRecoveryCode } from './recovery-codes';
import { newTotpSecret, totpStep, totpUri } from './totp';

/**
 * Makes a secret for an authenticator app. It does not count until its first code is entered; until then an earlier
 * one does.
 *
 * @throws {MallError} factorExists, reauthenticationRequired
 */
export async function startFactor(
  { db, secrets }: Pick<FactorParts, 'db' | 'secrets'>,
  viewer: StaffViewer,
  shop: string,
) {
  guardAdding(viewer, await countFactors(db, viewer.id));
  const secret = newTotpSecret();
  const box = await secrets();
  await putPendingSecret(db, viewer.id, box.seal(secret));
  return { secret, uri: totpUri(secret, shop, viewer.account) };
}

/**
 * Makes the secret count by its first code, and opens the session. Wrong codes are counted by session.
 *
 * @throws {MallError} factorExists, reauthenticationRequired, factorWrong, signInBlocked
 */
export async function addFactor(
  parts: FactorParts,
  caller: FactorCaller,
  code: string,
): Promise<FactorAdded> {
  const { db, secrets } = parts;
  const { viewer } = caller;
  guardAdding(viewer, await countFactors(db, viewer.id));
  return countWrong(db, [ofSession(viewer)], async () => {
    const { pending } = await findSecrets(db, viewer.id);
    const step = pending && totpStep((await secrets()).open(pending), code);
    if (pending === null || step === null) throw new MallError('factorWrong');
    return addSecondFactor(parts, caller, {
      kind: 'app',
      async store(tx) {
        const isConfirmed = await confirmSecret(tx, viewer.id, pending, step);
        if (!isConfirmed) throw new MallError('factorWrong');
      },
    });
  });
}

const ofSession = ({ sessionId }: StaffViewer): Counted => [CODES, String(sessionId)];

/**
 * What counts a code. A session on a known device, or one that was open, counts by itself, so that nobody else's wrong
 * codes keep a colleague out. All others also share a count, which starts again with a new password.
 */
async function countedFor(
  { db }: Pick<FactorParts, 'db'>,
  viewer: StaffViewer,
  { isKnown }: DeskDevice,
): Promise<Counted[]> {
  if (viewer.hasFactor || isKnown) return [ofSession(viewer)];
  const member = await readAccount(db, viewer.id);
  return member ? [ofSession(viewer), [CODES_OF_STRANGERS, member.deviceKey]] : [ofSession(viewer)];
}

/**
 * Checks a code of the authenticator app, or a recovery code, and opens or unlocks the session.
 *
 * @returns the token of the session.
 * @throws {MallError} factorMissing, factorWrong, signInBlocked
 */
export async function verifyFactor(
  parts: Pick<FactorParts, 'db' | 'mailer' | 'secrets'>,
  { viewer, actor }: FactorCaller,
  device: DeskDevice,
  code: string,
): Promise<string> {
  const { db, mailer, secrets } = parts;
  if (!isEnrolled(await countFactors(db, viewer.id))) throw new MallError('factorMissing');
  return countWrong(db, await countedFor(parts, viewer, device), async () => {
    const { current } = await findSecrets(db, viewer.id);
    const box = await secrets();
    const step = current && code.length === 6 ? totpStep(box.open(current), code) : null;
    return transaction(db, async (tx) => {
      const isRight =
        step === null
          ? await spendRecoveryCode(tx, box, viewer.id, code)
          : await useStep(tx, viewer.id, step);
      if (!isRight) throw new MallError('factorWrong');
      return openDesk(tx, mailer, viewer, actor, device);
    });
  });
}

/**
 * Replaces the recovery codes of a colleague, and ends their other sessions.
 *
 * @returns the new ones, which are shown once.
 */
export async function renewRecoveryCodes(
  { db, hub, secrets }: Pick<FactorParts, 'db' | 'hub' | 'secrets'>,
  { viewer, actor }: FactorCaller,
): Promise<string[]> {
  const renewed = await transaction(db, async (tx) => {
    const codes = await issueRecoveryCodes(tx, await secrets(), viewer.id);
    await endOtherSessions(tx, viewer);
    await recordAudit(tx, actor, {
      action: 'session.recoveryCodesRenewed',
      subject: `colleague:${viewer.id}`,
    });
    return codes;
  });
  hub.staff.endColleague(viewer.id, viewer.session);
  return renewed;
}
