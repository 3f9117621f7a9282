import type { Transaction } from '../../db/database';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { type Actor, recordAudit } from '../audit';
import { unlockDeskSession } from '../credentials';

/** Opens or unlocks a session whose second factor was right; the first time is recorded as the sign-in. */
export async function openDesk(tx: Transaction, viewer: StaffViewer, actor: Actor): Promise<void> {
  await unlockDeskSession(tx, viewer.session);
  if (viewer.hasFactor) return;
  await recordAudit(tx, actor, { action: 'session.signedIn', subject: `colleague:${viewer.id}` });
}
