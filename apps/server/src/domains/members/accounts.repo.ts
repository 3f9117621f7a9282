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

/** What signing in needs to know of a member. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** A living member by what they sign in with, in whatever case. */
export async function findAccount(db: Connection, name: string) {
  const [member] = await db
    .select(account)
    .from(members)
    .where(and(eq(sql`lower(${members.account})`, name.toLowerCase()), isNull(members.deletedAt)));
  return member;
}

/** A living member by their id. */
export async function readAccount(db: Connection, id: number) {
  const [member] = await db
    .select(account)
    .from(members)
    .where(and(eq(members.id, id), isNull(members.deletedAt)));
  return member;
}

/** A living member, held fast until the transaction ends. */
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

/** What can be changed of how a member signs in. */
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
  >
>;

/**
 * Changes how a member signs in.
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

/** Keeps another hash of the same password, unless there is another password meanwhile. */
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

/** Takes away a member on whom nothing hangs yet but their way in. */
export async function dropMember(db: Connection, id: number): Promise<void> {
  await db.delete(members).where(eq(members.id, id));
}

/** The dealer who hands out this code. */
export async function findDealer(db: Connection, code: string) {
  const [dealer] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.dealerCode, code), members.isDealer, isNull(members.deletedAt)));
  return dealer;
}
