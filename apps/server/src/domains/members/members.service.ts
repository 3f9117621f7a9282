import type { Connection } from '../../db/database';
import { MallFailure } from '../../http/failure';
import { presentProfile } from './members.presenter';
import { addMember, findByAccount, findProfile } from './members.repo';

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

/** What signing in needs of the member behind an account; `undefined` when there is none. */
export const findAccount = (db: Connection, account: string) => findByAccount(db, account);

/**
 * Adds a member.
 *
 * @returns the new member's id.
 * @throws a unique violation, when the account is taken
 */
export const createMember = (db: Connection, member: Parameters<typeof addMember>[1]) =>
  addMember(db, member);
