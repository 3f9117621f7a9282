import type { RoleName } from '@mall/contract/staff';
import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { deskSessions, members, passkeys, staff, staffFactors } from '../../db/schema';

const colleague = {
  id: staff.memberId,
  account: members.account,
  name: staff.displayName,
  roles: staff.roles,
  state: staff.state,
};

const select = (db: Connection) =>
  db
    .select(colleague)
    .from(staff)
    .innerJoin(members, and(eq(members.id, staff.memberId), isNull(members.deletedAt)));

/** A colleague. */
export type Colleague = NonNullable<Awaited<ReturnType<typeof findColleague>>>;

export const findColleague = async (db: Connection, memberId: number) =>
  (await select(db).where(eq(staff.memberId, memberId)))[0];

/**
 * All colleagues, locked until the transaction ends: who may change whom, and whether an owner remains, depends on
 * them all, and they are few.
 */
export const lockColleagues = (tx: Transaction) =>
  select(tx).orderBy(asc(staff.memberId)).for('update', { of: staff });

/** An active colleague, who is neither suspended nor changed until the transaction ends; undefined: there is none. */
export async function lockActive(
  tx: Transaction,
  memberId: number,
): Promise<Colleague | undefined> {
  const [found] = await select(tx)
    .where(and(eq(staff.memberId, memberId), eq(staff.state, 'active')))
    .for('share', { of: staff });
  return found;
}

/** The id and name of each colleague, by name. */
export const listColleagues = (db: Connection) =>
  db
    .select({ id: staff.memberId, name: staff.displayName })
    .from(staff)
    .orderBy(asc(staff.displayName), asc(staff.memberId));

/** The active colleagues, by name. */
export const findActive = (db: Connection) =>
  select(db).where(eq(staff.state, 'active')).orderBy(asc(staff.displayName), asc(staff.memberId));

/** The first active colleague with a role. */
export async function findByRole(db: Connection, role: RoleName) {
  const [found] = await select(db)
    .where(and(eq(staff.state, 'active'), sql`${role} = any(${staff.roles})`))
    .orderBy(asc(staff.memberId))
    .limit(1);
  return found;
}

/** The list of people, by name. */
export const findPeople = (db: Connection) =>
  db
    .select({
      ...colleague,
      hasFactor: sql<boolean>`bool_or(${staffFactors.confirmedAt} is not null) or exists (select 1 from ${passkeys} where ${passkeys.memberId} = ${staff.memberId})`,
      seenAt: max(deskSessions.lastUsedAt),
    })
    .from(staff)
    .innerJoin(members, and(eq(members.id, staff.memberId), isNull(members.deletedAt)))
    .leftJoin(staffFactors, eq(staffFactors.memberId, staff.memberId))
    .leftJoin(
      deskSessions,
      and(eq(deskSessions.memberId, staff.memberId), sql`${deskSessions.factorAt} is not null`),
    )
    .groupBy(staff.memberId, members.account)
    .orderBy(asc(staff.displayName), asc(staff.memberId));

export async function addColleague(
  tx: Transaction,
  person: typeof staff.$inferInsert,
): Promise<void> {
  await tx.insert(staff).values(person);
}

export async function changeColleague(
  tx: Transaction,
  memberId: number,
  change: Partial<Pick<typeof staff.$inferInsert, 'roles' | 'state'>>,
): Promise<void> {
  await tx.update(staff).set(change).where(eq(staff.memberId, memberId));
}
