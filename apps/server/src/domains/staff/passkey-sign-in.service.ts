import type { Mall } from '../../context/context';
import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import type { Call } from '../../http/contract-types';
import { MallError } from '../../kernel/error';
import { recordAudit } from '../audit';
import { startDeskSession } from '../credentials';
import { readAccount } from '../members';
import { addChallenge, useChallenge } from './desk-challenges.repo';
import { knownDeskDevice, mailAccess } from './desk-device';
import { lockFactors } from './factor.repo';
import { findPasskeyOwner, findPasskeys, touchPasskey } from './passkeys.repo';
import { findColleague } from './staff.repo';
import {
  CHALLENGE_MS,
  challengeOf,
  checkUsedPasskey,
  type PasskeySite,
  requestOptions,
  type UsedPasskey,
} from './webauthn';

/** Returns what the browser needs to sign in by a passkey that it lists itself. */
export async function requestSignIn(db: Database, site: PasskeySite) {
  const options = await requestOptions(site, []);
  const { challenge } = options;
  await addChallenge(db, { challenge, expiresAt: new Date(Date.now() + CHALLENGE_MS) });
  return options;
}

/** A session that was signed in. */
export interface SignedIn {
  readonly token: string;
  readonly memberId: number;
}

/**
 * Signs a colleague in by a passkey alone: it is something that they have, and it has checked a finger, a face or a PIN.
 *
 * @throws {MallError} passkeyRefused – the same for an unknown passkey and a suspended colleague
 */
export async function signInByPasskey(
  { db, mailer }: Pick<Mall, 'db' | 'mailer'>,
  site: PasskeySite,
  used: UsedPasskey,
  call: Pick<Call, 'client' | 'readCookie' | 'reachedAt'>,
): Promise<SignedIn> {
  const challenge = challengeOf(used);
  const isOpen = challenge !== null && (await useChallenge(db, challenge, new Date()));
  const ownerId = await findPasskeyOwner(db, used.id);
  if (!isOpen || ownerId === null) throw new MallError('passkeyRefused');
  return transaction(db, async (tx) => {
    // Two calls with one counter wait for each other here.
    await lockFactors(tx, ownerId);
    const colleague = await findColleague(tx, ownerId);
    const own = await findPasskeys(tx, ownerId);
    const known = own.find(({ credentialId }) => credentialId === used.id);
    const counter = known ? await checkUsedPasskey(site, challenge, used, known) : null;
    const member = await readAccount(tx, ownerId);
    if (colleague?.state !== 'active' || !member || !known || counter === null) {
      throw new MallError('passkeyRefused');
    }
    await touchPasskey(tx, known.id, counter);
    const token = await startDeskSession(tx, ownerId, call.client, { hasFactor: true });
    const { network } = call.client;
    await recordAudit(
      tx,
      { id: ownerId, name: colleague.name, sessionId: null, network },
      { action: 'session.signedIn', subject: `colleague:${ownerId}` },
    );
    if (knownDeskDevice(call, member) === null) {
      await mailAccess(tx, mailer, colleague, call.client, { mail: 'deskNewDevice' });
    }
    return { token, memberId: ownerId };
  });
}
