import type { Connection } from '../../db/database';
import type { Mall } from '../../context/context';
import { MallError } from '../../kernel/error';
import { presentProfile } from './members.presenter';
import { findProfile } from './members.repo';

/** The dependencies for reading a profile: the database, the poster check, and the address of the desk. */
export interface ProfileReader extends Pick<Mall, 'isPoster' | 'site'> {
  readonly db: Connection;
}

/**
 * A member's own profile.
 *
 * @throws {MallError} unauthenticated, when the member was deleted
 */
export async function readProfile({ db, isPoster, site }: ProfileReader, memberId: number) {
  const found = await findProfile(db, memberId);
  if (!found) throw new MallError('unauthenticated');
  return presentProfile(found.member, {
    groupName: found.groupName,
    isPoster: isPoster(found.member.gid),
    desk: site.desk,
  });
}
