import type { Connection } from '../../db/database';
import { type Account, addMember } from './accounts.repo';

/** The group of new members. */
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

/** Whether a member signs in with an e-mail address, not only through a provider. */
export const signsInByMail = ({ account }: Pick<Account, 'account'>): boolean =>
  account.includes('@');

/** The address for mail to a member: the confirmed one, if there is one. */
export const mailAddressOf = (member: Pick<Account, 'account' | 'email'>): string =>
  signsInByMail(member) ? member.account : member.email;
