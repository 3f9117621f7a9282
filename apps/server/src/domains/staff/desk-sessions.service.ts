import type { CheckedStaffBody } from '@mall/contract/staff';
import type { Mall } from '../../context/context';
import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { taipeiTime } from '../../kernel/time';
import { type Actor, recordAudit } from '../audit';
import {
  deskSessionsOf,
  endDeskSession,
  readableDevice,
  revokeDeskSessionsOf,
} from '../credentials';

/** Returns where a colleague is signed in to the desk, last used first. */
export async function listDeskSessions(db: Database, viewer: StaffViewer) {
  const found = await deskSessionsOf(db, viewer.id);
  return found.map(({ id, tokenHash, deviceName, network, createdAt, lastUsedAt }) => ({
    id,
    device_name: readableDevice(deviceName),
    network,
    create_time: taipeiTime(createdAt),
    seen_time: taipeiTime(lastUsedAt),
    is_current: tokenHash.equals(viewer.session),
  }));
}

/**
 * Ends one session of a colleague, or all others, and closes their sockets at once.
 *
 * @throws {MallError} notFound, when the colleague has no such session
 */
export async function endDeskSessions(
  { db, hub }: Pick<Mall, 'db' | 'hub'>,
  viewer: StaffViewer,
  actor: Actor,
  { which }: CheckedStaffBody<'session', 'end'>,
): Promise<void> {
  const own = await deskSessionsOf(db, viewer.id);
  const ended = which === 'others' ? null : own.find(({ id }) => id === which);
  if (ended === undefined) throw new MallError('notFound');
  await transaction(db, async (tx) => {
    if (ended) await endDeskSession(tx, ended.tokenHash);
    else await revokeDeskSessionsOf(tx, viewer.id, new Date(), viewer.session);
    await recordAudit(tx, actor, {
      action: 'session.endedElsewhere',
      subject: `colleague:${viewer.id}`,
    });
  });
  if (ended) hub.staff.endSession(ended.tokenHash);
  else hub.staff.endColleague(viewer.id, viewer.session);
}
