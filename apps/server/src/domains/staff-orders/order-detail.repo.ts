import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { members, orderNotes, orders, paymentAttempts, staff } from '../../db/schema';

/** The notes of colleagues about an order, the earliest first. */
export const findNotes = (db: Connection, orderId: number) =>
  db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.id));

export async function addNote(
  tx: Transaction,
  note: typeof orderNotes.$inferInsert,
): Promise<void> {
  await tx.insert(orderNotes).values(note);
}

/** The attempts to pay an order, the latest first. */
export const findAttempts = (db: Connection, orderId: number) =>
  db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.id));

/** The member of an order, with how many orders they have placed. */
export async function findBuyer(db: Connection, memberId: number) {
  const [member] = await db
    .select({ id: members.id, name: members.name, account: members.account })
    .from(members)
    .where(eq(members.id, memberId));
  const ordersCount = await db.$count(orders, eq(orders.memberId, memberId));
  return member && { ...member, ordersCount };
}

/** The numbers of the next older and the next newer order. */
export async function findNeighbours(db: Connection, id: number) {
  const place = sql`(${orders.createdAt}, ${orders.id})`;
  const own = sql`(select own.created_at, own.id from orders as own where own.id = ${id})`;
  const [older] = await db
    .select({ number: orders.transOrderId })
    .from(orders)
    .where(sql`${place} < ${own}`)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  const [newer] = await db
    .select({ number: orders.transOrderId })
    .from(orders)
    .where(sql`${place} > ${own}`)
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(1);
  return { previous: older?.number ?? null, next: newer?.number ?? null };
}

/** The names of colleagues, by id. */
export async function findColleagueNames(
  db: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: members.id, name: members.name, shown: staff.displayName })
    .from(members)
    .leftJoin(staff, eq(staff.memberId, members.id))
    .where(inArray(members.id, [...ids]));
  return new Map(rows.map(({ id, name, shown }) => [id, shown ?? name]));
}
