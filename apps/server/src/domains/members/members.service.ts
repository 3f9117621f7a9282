import type { Connection } from '../../db/database';
import { MallFailure } from '../../kernel/error';
import { presentProfile } from './members.presenter';
import { findProfile } from './members.repo';

/**
 * A member's own profile.
 *
 * @throws {MallFailure} unauthenticated, when the member is gone
 */
export async function readProfile(db: Connection, memberId: number, posterGroup: number) {
  const found = await findProfile(db, memberId);
  if (!found) throw new MallFailure('unauthenticated');
  return presentProfile(found.member, found.groupName, posterGroup);
}
