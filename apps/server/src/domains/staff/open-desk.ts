import type { Transaction } from '../../db/database';
import type { StaffViewer } from '../../kernel/staff-viewer';
import type { Client } from '../../kernel/viewer';
import type { Mailer } from '../../platform/mail/mail-outbox';
import { type Actor, recordAudit } from '../audit';
import { renewDeskToken, tokenHash, unlockDeskSession } from '../credentials';
import { mailAccess } from './desk-device';

/** The device of a colleague who signs in. */
export interface DeskDevice {
  readonly client: Client;
  /** Whether the colleague has signed in on it before. */
  readonly isKnown: boolean;
}

/**
 * Opens or unlocks a session whose second factor was right. The first time it gets a new token, and is recorded as the
 * sign-in; the colleague gets a mail about an unknown device.
 *
 * @returns the token of the session.
 */
export async function openDesk(
  tx: Transaction,
  mailer: Mailer,
  viewer: StaffViewer,
  actor: Actor,
  { client, isKnown }: DeskDevice,
): Promise<string> {
  if (viewer.hasFactor) {
    await unlockDeskSession(tx, viewer.session);
    return viewer.token;
  }
  const token = await renewDeskToken(tx, viewer.session);
  await unlockDeskSession(tx, tokenHash(token));
  await recordAudit(tx, actor, { action: 'session.signedIn', subject: `colleague:${viewer.id}` });
  if (!isKnown) await mailAccess(tx, mailer, viewer, client, { mail: 'deskNewDevice' });
  return token;
}
