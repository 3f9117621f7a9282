import type { Contract } from '@mall/contract';
import type { Mall } from '../../context/context';
import type { Call } from '../../http/contract-types';
import { MallError } from '../../kernel/error';
import { taipeiTime } from '../../kernel/time';
import type { Viewer } from '../../kernel/viewer';
import { endSession, endSessionsOf, readableDevice, sessionsOf } from '../credentials';

type Which = Call<Contract['members']['endSessions']>['body']['which'];

/** A member's sessions (signed-in devices), last used first. */
export async function listSessions({ db }: Pick<Mall, 'db'>, viewer: Viewer) {
  const found = await sessionsOf(db, viewer.id);
  return found.map(({ id, tokenHash, deviceName, createdAt, lastUsedAt }) => ({
    id,
    device_name: readableDevice(deviceName),
    create_time: taipeiTime(createdAt),
    seen_time: taipeiTime(lastUsedAt),
    is_current: tokenHash.equals(viewer.session),
  }));
}

/**
 * Ends one session of a member, all others, or all, and closes their sockets at once.
 *
 * @returns whether the caller's own session was among them.
 * @throws {MallError} notFound, when there is no such session, or it belongs to another member
 */
export async function endSessions(
  { db, hub }: Pick<Mall, 'db' | 'hub'>,
  viewer: Viewer,
  which: Which,
): Promise<boolean> {
  if (typeof which === 'string') {
    const except = which === 'others' ? viewer.session : undefined;
    await endSessionsOf(db, viewer.id, except);
    hub.endMember(viewer.id, except);
    return which === 'all';
  }
  const found = (await sessionsOf(db, viewer.id)).find(({ id }) => id === which);
  if (!found) throw new MallError('notFound');
  await endSession(db, found.tokenHash);
  hub.endSession(found.tokenHash);
  return found.tokenHash.equals(viewer.session);
}
