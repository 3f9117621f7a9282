import type { Connection } from '../../db/database';
import { type Account, addMember } from './accounts.repo';

/** The group that a new member belongs to. */
const NEW_MEMBER_GROUP = 1;

/**
 * Adds a member.
 *
 * @returns the new member's id.
 * @throws a unique violation, when the account is taken
 */
export const createMember = (
  db: Connection,
  member: Omit<Parameters<typeof addMember>[1], 'gid'>,
): Promise<number> => addMember(db, { ...member, gid: NEW_MEMBER_GROUP });

/** Whether one signs in with an address, and not only through a provider. */
export const signsInByMail = ({ account }: Pick<Account, 'account'>): boolean =>
  account.includes('@');

/** Where mail reaches a member for sure: what they confirmed, if they did. */
export const mailAddressOf = (member: Pick<Account, 'account' | 'email'>): string =>
  signsInByMail(member) ? member.account : member.email;
