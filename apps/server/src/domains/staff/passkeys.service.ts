import type { CheckedStaffBody } from '@mall/contract/staff';
import { transaction } from '../../db/transaction';
import type { Database } from '../../db/database';
import { MallError } from '../../kernel/error';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { recordAudit } from '../audit';
import { challengeDeskSession, readableDevice, takeDeskChallenge } from '../credentials';
import {
  addSecondFactor,
  endOtherSessions,
  type FactorAdded,
  type FactorCaller,
  type FactorParts,
  guardAdding,
  isEnrolled,
} from './add-second-factor';
import { countFactors, lockFactors } from './factor.repo';
import { type DeskDevice, openDesk } from './open-desk';
import { findPasskeys, insertPasskey, removePasskey, touchPasskey } from './passkeys.repo';
import {
  CHALLENGE_MS,
  checkNewPasskey,
  checkUsedPasskey,
  creationOptions,
  type PasskeySite,
  requestOptions,
  type UsedPasskey,
} from './webauthn';

/** The most passkeys of a colleague. */
const MOST_PASSKEYS = 10;

/**
 * Returns what the browser needs to make a passkey.
 *
 * @throws {MallError} factorExists, reauthenticationRequired, tooManyPasskeys
 */
export async function startPasskey(
  { db }: Pick<FactorParts, 'db'>,
  viewer: StaffViewer,
  site: PasskeySite,
  shop: string,
) {
  const own = await countFactors(db, viewer.id);
  guardAdding(viewer, own);
  guardNumber(own.passkeys);
  const options = await creationOptions(site, shop, viewer, await findPasskeys(db, viewer.id));
  await challenge(db, viewer, 'create', options);
  return options;
}

/**
 * Adds a passkey, and opens the session.
 *
 * @throws {MallError} passkeyRefused, factorExists, reauthenticationRequired, tooManyPasskeys
 */
export async function addPasskey(
  parts: FactorParts,
  caller: FactorCaller,
  site: PasskeySite,
  { passkey, device_name }: CheckedStaffBody<'factors', 'addPasskey'>,
): Promise<FactorAdded> {
  const { viewer } = caller;
  const expected = await takeDeskChallenge(parts.db, viewer.session, 'create');
  const checked = expected && (await checkNewPasskey(site, expected, passkey));
  if (!checked) throw new MallError('passkeyRefused');
  const row = { ...checked, memberId: viewer.id, name: readableDevice(device_name) };
  return addSecondFactor(parts, caller, {
    kind: 'passkey',
    async store(tx, own) {
      guardNumber(own.passkeys);
      if (!(await insertPasskey(tx, row))) throw new MallError('passkeyRefused');
    },
  });
}

/**
 * Returns what the browser needs to use a passkey of the colleague.
 *
 * @throws {MallError} factorMissing
 */
export async function requestPasskey(db: Database, viewer: StaffViewer, site: PasskeySite) {
  const own = await findPasskeys(db, viewer.id);
  if (own.length === 0) throw new MallError('factorMissing');
  const options = await requestOptions(site, own);
  await challenge(db, viewer, 'get', options);
  return options;
}

/**
 * Checks a challenge that a passkey of the colleague signed, and opens or unlocks the session.
 *
 * @returns the token of the session.
 * @throws {MallError} passkeyRefused
 */
export async function verifyPasskey(
  { db, mailer }: Pick<FactorParts, 'db' | 'mailer'>,
  { viewer, actor }: FactorCaller,
  device: DeskDevice,
  site: PasskeySite,
  used: UsedPasskey,
): Promise<string> {
  const expected = await takeDeskChallenge(db, viewer.session, 'get');
  return transaction(db, async (tx) => {
    // Two calls with one counter wait for each other here.
    await lockFactors(tx, viewer.id);
    const own = await findPasskeys(tx, viewer.id);
    const known = own.find(({ credentialId }) => credentialId === used.id);
    const counter = expected && known && (await checkUsedPasskey(site, expected, used, known));
    if (!known || typeof counter !== 'number') throw new MallError('passkeyRefused');
    await touchPasskey(tx, known.id, counter);
    return openDesk(tx, mailer, viewer, actor, device);
  });
}

/**
 * Deletes a passkey of the colleague, and ends their other sessions: one may be on the lost device.
 *
 * @throws {MallError} notFound, lastFactor
 */
export async function deletePasskey(
  { db, hub }: Pick<FactorParts, 'db' | 'hub'>,
  { viewer, actor }: FactorCaller,
  id: number,
): Promise<void> {
  await transaction(db, async (tx) => {
    await lockFactors(tx, viewer.id);
    const own = await findPasskeys(tx, viewer.id);
    const { hasApp } = await countFactors(tx, viewer.id);
    if (!own.some((passkey) => passkey.id === id)) throw new MallError('notFound');
    if (!isEnrolled({ hasApp, passkeys: own.length - 1 })) throw new MallError('lastFactor');
    await removePasskey(tx, viewer.id, id);
    await endOtherSessions(tx, viewer);
    await recordAudit(tx, actor, {
      action: 'session.passkeyDeleted',
      subject: `colleague:${viewer.id}`,
    });
  });
  hub.staff.endColleague(viewer.id, viewer.session);
}

/** @throws {MallError} tooManyPasskeys */
function guardNumber(passkeys: number): void {
  if (passkeys >= MOST_PASSKEYS) throw new MallError('tooManyPasskeys', [MOST_PASSKEYS]);
}

const challenge = (
  db: Database,
  { session }: StaffViewer,
  use: 'create' | 'get',
  options: { readonly challenge: string },
): Promise<void> =>
  challengeDeskSession(db, session, use, options.challenge, new Date(Date.now() + CHALLENGE_MS));
