import type { Contract } from '@mall/contract';
import type { Mall } from '../../context';
import type { Call } from '../../http/contract-types';
import { MallError } from '../../kernel/error';
import { taipeiTime } from '../../kernel/time';
import type { Viewer } from '../../kernel/viewer';
import { endSession, endSessionsOf, sessionsOf } from '../credentials';

type Which = Call<Contract['members']['endSessions']>['body']['which'];

/** The devices that a member is signed in on, last used first. */
export async function listSessions({ db }: Pick<Mall, 'db'>, viewer: Viewer) {
  const found = await sessionsOf(db, viewer.id);
  return found.map(({ id, tokenHash, deviceName, createdAt, lastUsedAt }) => ({
    id,
    device_name: deviceName,
    create_time: taipeiTime(createdAt),
    seen_time: taipeiTime(lastUsedAt),
    is_current: tokenHash.equals(viewer.session),
  }));
}

/**
 * Signs out one device of a member's, all others, or all; their sockets are cut at once.
 *
 * @returns whether the device that asks was among them.
 * @throws {MallError} notFound, when there is no such session, or it is somebody else's
 */
export async function endSessions(
  { db, hub }: Pick<Mall, 'db' | 'hub'>,
  viewer: Viewer,
  which: Which,
): Promise<boolean> {
  if (typeof which === 'string') {
    const kept = which === 'others' ? viewer.session : undefined;
    await endSessionsOf(db, viewer.id, kept);
    hub.endMember(viewer.id, kept);
    return which === 'all';
  }
  const found = (await sessionsOf(db, viewer.id)).find(({ id }) => id === which);
  if (!found) throw new MallError('notFound');
  await endSession(db, found.tokenHash);
  hub.endSession(found.tokenHash);
  return found.tokenHash.equals(viewer.session);
}
