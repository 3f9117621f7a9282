import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { members, orders, pointDebts, pointEntries } from '../../db/schema';
import type { Inputs } from '../../db/statement';
import type { Slice } from '../../kernel/paging';

/** A ledger entry as stored. */
export type PointEntry = typeof pointEntries.$inferSelect;

/** Locks a member's points until the transaction ends, so that calls change them one at a time. */
export async function lockPoints(tx: Transaction, memberId: number): Promise<void> {
  await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update');
}

/** Adds an entry, and updates the balance. */
export async function addEntry(
  tx: Transaction,
  entry: typeof pointEntries.$inferInsert,
): Promise<void> {
  await tx.insert(pointEntries).values(entry);
  await tx
    .update(members)
    .set({ points: sql`${members.points} + ${entry.amount}` })
    .where(eq(members.id, entry.memberId));
}

/**
 * The points that a member can spend now, to read together with other values: expired points do not
 * count, even before the job removes them.
 */
export const balance = ({ memberId, now }: Inputs<{ memberId: number; now: Date }>) => {
  const left = sql`(select sum(${pointEntries.remaining})::int from ${pointEntries}
    where ${pointEntries.memberId} = ${memberId} and ${pointEntries.remaining} > 0
    and (${pointEntries.expiresAt} is null or ${pointEntries.expiresAt} > ${now}))`;
  return sql<number>`coalesce(${left}, 0)`;
};

/** Condition of the partial indexes; a parameter would hide it from a prepared statement's plan. */
const hasRemaining = sql`${pointEntries.remaining} > 0`;

/** A member's unexpired earnings with points left. */
export const findEarnings = (db: Connection, memberId: number, now: Date) =>
  db
    .select({
      id: pointEntries.id,
      remaining: pointEntries.remaining,
      expiresAt: pointEntries.expiresAt,
    })
    .from(pointEntries)
    .where(
      and(
        eq(pointEntries.memberId, memberId),
        hasRemaining,
        or(isNull(pointEntries.expiresAt), gt(pointEntries.expiresAt, now)),
      ),
    )
    .orderBy(asc(pointEntries.expiresAt), asc(pointEntries.id));

/** Takes points from an earning. */
export async function takeOut(tx: Transaction, entryId: number, points: number): Promise<void> {
  await tx
    .update(pointEntries)
    .set({ remaining: sql`${pointEntries.remaining} - ${points}` })
    .where(eq(pointEntries.id, entryId));
}

/** Adds to the points that a member owes for an order that was refunded, or a part of it. */
export async function addDebt(
  tx: Transaction,
  debt: Pick<typeof pointDebts.$inferInsert, 'orderId' | 'memberId' | 'owed'>,
): Promise<void> {
  await tx
    .insert(pointDebts)
    .values(debt)
    .onConflictDoUpdate({
      target: pointDebts.orderId,
      set: { owed: sql`${pointDebts.owed} + excluded.owed` },
    });
}

/** The points that a member still owes for an order. */
export async function findOwed(tx: Transaction, orderId: number): Promise<number> {
  const [debt] = await tx
    .select({ owed: pointDebts.owed })
    .from(pointDebts)
    .where(eq(pointDebts.orderId, orderId));
  return debt?.owed ?? 0;
}

/** A member's debts, oldest first. */
export const findDebts = (tx: Transaction, memberId: number) =>
  tx
    .select({ orderId: pointDebts.orderId, owed: pointDebts.owed })
    .from(pointDebts)
    .where(and(eq(pointDebts.memberId, memberId), gt(pointDebts.owed, 0)))
    .orderBy(asc(pointDebts.createdAt), asc(pointDebts.orderId));

/** Reduces a debt by the settled points. */
export async function settleDebt(tx: Transaction, orderId: number, points: number): Promise<void> {
  await tx
    .update(pointDebts)
    .set({ owed: sql`${pointDebts.owed} - ${points}` })
    .where(eq(pointDebts.orderId, orderId));
}

/** A member's expired earnings with points left. */
export const findOverdueEarnings = (tx: Transaction, memberId: number, now: Date) =>
  tx
    .select({
      id: pointEntries.id,
      remaining: pointEntries.remaining,
      orderId: pointEntries.orderId,
    })
    .from(pointEntries)
    .where(and(eq(pointEntries.memberId, memberId), hasRemaining, lte(pointEntries.expiresAt, now)))
    .orderBy(asc(pointEntries.id));

/** Members with expired points. */
export async function findMembersWithOverdue(
  db: Connection,
  now: Date,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ memberId: pointEntries.memberId })
    .from(pointEntries)
    .where(and(hasRemaining, lte(pointEntries.expiresAt, now)))
    .orderBy(asc(pointEntries.memberId))
    .limit(limit);
  return rows.map(({ memberId }) => memberId);
}

/** The entries of an order in its member's ledger, by reason. */
export const findOfOrder = (
  db: Connection,
  memberId: number,
  orderId: number,
  reasons: readonly string[],
): Promise<PointEntry[]> =>
  db
    .select()
    .from(pointEntries)
    .where(
      and(
        eq(pointEntries.memberId, memberId),
        eq(pointEntries.orderId, orderId),
        inArray(pointEntries.reason, [...reasons]),
      ),
    )
    .orderBy(asc(pointEntries.id));

/** A page of a member's ledger, newest first, each entry with the balance after it. */
export const findHistory = (
  db: Connection,
  memberId: number,
  { perPage, offset }: Pick<Slice, 'perPage' | 'offset'>,
) => {
  const ledger = db
    .select({
      id: pointEntries.id,
      amount: pointEntries.amount,
      reason: pointEntries.reason,
      orderId: pointEntries.orderId,
      expiresAt: pointEntries.expiresAt,
      createdAt: pointEntries.createdAt,
      balance:
        sql<number>`(sum(${pointEntries.amount}) over (order by ${pointEntries.createdAt}, ${pointEntries.id}))::int`.as(
          'balance',
        ),
    })
    .from(pointEntries)
    .where(eq(pointEntries.memberId, memberId))
    .as('ledger');
  return db
    .select({
      id: ledger.id,
      amount: ledger.amount,
      reason: ledger.reason,
      transOrderId: orders.transOrderId,
      expiresAt: ledger.expiresAt,
      createdAt: ledger.createdAt,
      balance: ledger.balance,
    })
    .from(ledger)
    .leftJoin(orders, eq(orders.id, ledger.orderId))
    .orderBy(desc(ledger.createdAt), desc(ledger.id))
    .limit(perPage)
    .offset(offset);
};

/** An entry of a member's ledger. */
export type LedgerRow = Awaited<ReturnType<typeof findHistory>>[number];

/** The number of entries in a member's ledger. */
export async function countEntries(db: Connection, memberId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(pointEntries)
    .where(eq(pointEntries.memberId, memberId));
  return row?.count ?? 0;
}
