import type { Connection, Transaction } from '../../db/database';
import {
  addMember,
  changeMember,
  findByAccount,
  findById,
  findDealerByCode,
  lockAccountById,
  removeMember,
  type AccountChange,
} from './accounts.repo';

/** What signing in needs to know of a member. */
export type Account = NonNullable<Awaited<ReturnType<typeof findByAccount>>>;

/** The member who signs in with this; `undefined` when there is none. */
export const findAccount = (db: Connection, account: string) => findByAccount(db, account);

/** A living member by their id; `undefined` when they are gone. */
export const readAccount = (db: Connection, id: number) => findById(db, id);

/** A living member, held fast until the transaction ends; `undefined` when they are gone. */
export const lockAccount = (tx: Transaction, id: number) => lockAccountById(tx, id);

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

/**
 * Changes how a member signs in.
 *
 * @throws a unique violation, when the account is taken
 */
export const changeAccount = (db: Connection, id: number, change: AccountChange) =>
  changeMember(db, id, change);

/** Takes away a member on whom nothing hangs yet but their way in. */
export const dropMember = (db: Connection, id: number) => removeMember(db, id);

/** The dealer who hands out this code; `undefined` when nobody does. */
export const findDealer = (db: Connection, code: string) => findDealerByCode(db, code);

/** Whether one signs in with an address, and not only through a provider. */
export const signsInByMail = ({ account }: Pick<Account, 'account'>): boolean =>
  account.includes('@');

/** Where mail reaches a member for sure: what they confirmed, if they did. */
export const mailAddressOf = (member: Pick<Account, 'account' | 'email'>): string =>
  signsInByMail(member) ? member.account : member.email;
