import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { members } from '../../db/schema';

const account = {
  id: members.id,
  account: members.account,
  email: members.email,
  name: members.name,
  passwordHash: members.passwordHash,
  deviceKey: members.deviceKey,
  confirmedAt: members.confirmedAt,
};

/** The member data that signing in needs. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** A member by account name, ignoring case; deleted ones are not found. */
export async function findAccount(db: Connection, name: string) {
  const [member] = await db
    .select(account)
    .from(members)
    .where(and(eq(sql`lower(${members.account})`, name.toLowerCase()), isNull(members.deletedAt)));
  return member;
}

/** A member by id; deleted ones are not found. */
export async function readAccount(db: Connection, id: number) {
  const [member] = await db
    .select(account)
    .from(members)
    .where(and(eq(members.id, id), isNull(members.deletedAt)));
  return member;
}

/** A member by id, locked until the transaction ends; deleted ones are not found. */
export async function lockAccount(tx: Transaction, id: number) {
  const [member] = await tx
    .select(account)
    .from(members)
    .where(and(eq(members.id, id), isNull(members.deletedAt)))
    .for('update');
  return member;
}

/** @returns the new member's id. */
export async function addMember(
  db: Connection,
  member: typeof members.$inferInsert,
): Promise<number> {
  const [added] = await db.insert(members).values(member).returning({ id: members.id });
  if (!added) throw new Error('A new member got no id');
  return added.id;
}

/** The columns of a member's sign-in that can change. */
export type AccountChange = Partial<
  Pick<
    typeof members.$inferInsert,
    | 'account'
    | 'email'
    | 'name'
    | 'phone'
    | 'passwordHash'
    | 'deviceKey'
    | 'confirmedAt'
    | 'dealerId'
    | 'role'
  >
>;

/**
 * Changes a member's sign-in data.
 *
 * @throws a unique violation, when the account is taken
 */
export async function changeAccount(
  db: Connection,
  id: number,
  change: AccountChange,
): Promise<void> {
  await db.update(members).set(change).where(eq(members.id, id));
}

/** Stores a new hash of the same password, unless the password was changed in the meantime. */
export async function replacePasswordHash(
  db: Connection,
  { id, passwordHash }: { readonly id: number; readonly passwordHash: string | null },
  replacement: string,
): Promise<void> {
  if (passwordHash === null) return;
  await db
    .update(members)
    .set({ passwordHash: replacement })
    .where(and(eq(members.id, id), eq(members.passwordHash, passwordHash)));
}

/** Deletes a member that has no data except for its identities and links. */
export async function dropMember(db: Connection, id: number): Promise<void> {
  await db.delete(members).where(eq(members.id, id));
}

/** The dealer with this referral code. */
export async function findDealer(db: Connection, code: string) {
  const [dealer] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.dealerCode, code), members.isDealer, isNull(members.deletedAt)));
  return dealer;
}
