import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { jsonRows } from '../../db/json-rows';
import { cartTickets, coupons, couponTickets, type Layer } from '../../db/schema';
import { statement, type Inputs } from '../../db/statement';
import type { Slice } from '../../kernel/paging';

/** A coupon as stored. */
export type CouponRow = typeof coupons.$inferSelect;
/** A ticket with its coupon. */
export interface TicketRow {
  readonly id: number;
  readonly couponId: number;
  readonly usedAt: Date | null;
  readonly coupon: CouponRow;
}

const ticket = {
  id: couponTickets.id,
  couponId: couponTickets.couponId,
  usedAt: couponTickets.usedAt,
  coupon: getTableColumns(coupons),
};

/** The type of a ticket list. */
export type ListType = 'usable' | 'upcoming' | 'used' | 'expired';

/** Condition: not used, and expired or used up. */
const isOver = (now: Date) =>
  or(lte(coupons.endsAt, now), sql`${coupons.usedCount} >= ${coupons.totalLimit}`);

/** Condition: neither expired nor used up. */
const isLeft = (now: Date) =>
  and(
    gt(coupons.endsAt, now),
    or(isNull(coupons.totalLimit), sql`${coupons.usedCount} < ${coupons.totalLimit}`),
  );

const ofType = (memberId: number, type: ListType, now: Date) =>
  and(
    eq(couponTickets.memberId, memberId),
    type === 'used' ? isNotNull(couponTickets.usedAt) : isNull(couponTickets.usedAt),
    type === 'expired' ? isOver(now) : undefined,
    type === 'usable' ? and(lte(coupons.startsAt, now), isLeft(now)) : undefined,
    type === 'upcoming' ? and(gt(coupons.startsAt, now), isLeft(now)) : undefined,
  );

/** A member's tickets of one type: those that expire first come first; used ones latest first. */
export const findTickets = (
  db: Connection,
  memberId: number,
  type: ListType,
  now: Date,
  { perPage, offset }: Pick<Slice, 'perPage' | 'offset'>,
): Promise<TicketRow[]> =>
  db
    .select(ticket)
    .from(couponTickets)
    .innerJoin(coupons, eq(coupons.id, couponTickets.couponId))
    .where(ofType(memberId, type, now))
    .orderBy(
      type === 'used' ? desc(couponTickets.usedAt) : asc(coupons.endsAt),
      asc(couponTickets.id),
    )
    .limit(perPage)
    .offset(offset);

/** One ticket by its id. */
export async function findTicket(db: Connection, id: number): Promise<TicketRow | undefined> {
  const [row] = await db
    .select(ticket)
    .from(couponTickets)
    .innerJoin(coupons, eq(coupons.id, couponTickets.couponId))
    .where(eq(couponTickets.id, id));
  return row;
}

/** The number of a member's tickets of one type. */
export async function countTickets(
  db: Connection,
  memberId: number,
  type: ListType,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(couponTickets)
    .innerJoin(coupons, eq(coupons.id, couponTickets.couponId))
    .where(ofType(memberId, type, now));
  return row?.count ?? 0;
}

const selectUnused = statement('unused_tickets', (db, { memberId }: Inputs<{ memberId: number }>) =>
  db
    .select(ticket)
    .from(couponTickets)
    .innerJoin(coupons, eq(coupons.id, couponTickets.couponId))
    .where(and(eq(couponTickets.memberId, memberId), isNull(couponTickets.usedAt)))
    .orderBy(asc(coupons.endsAt), asc(couponTickets.id)),
);

/** A member's unused tickets, expired or not. */
export const findUnused = (db: Connection, memberId: number): Promise<TicketRow[]> =>
  selectUnused(db, { memberId });

/** The member and layer of a cart. */
type OfLayer = { readonly memberId: number; readonly layer: Layer };

/**
 * The tickets that a member chose for a cart, in the sequence in which the member got them, to read
 * together with other values.
 */
export const chosenTicketRows = (db: Connection, { memberId, layer }: Inputs<OfLayer>) =>
  jsonRows(ticket, (row) =>
    db
      .select(row)
      .from(cartTickets)
      .innerJoin(couponTickets, eq(couponTickets.id, cartTickets.ticketId))
      .innerJoin(coupons, eq(coupons.id, couponTickets.couponId))
      .where(and(eq(cartTickets.memberId, memberId), eq(cartTickets.layer, layer)))
      .orderBy(asc(couponTickets.id)),
  );

/** Makes these tickets the choice for a cart: takes them off other carts, and all others off this one. */
export async function saveChosen(
  tx: Transaction,
  memberId: number,
  layer: Layer,
  ticketIds: readonly number[],
): Promise<void> {
  await tx
    .delete(cartTickets)
    .where(
      and(
        eq(cartTickets.memberId, memberId),
        ticketIds.length === 0
          ? eq(cartTickets.layer, layer)
          : or(eq(cartTickets.layer, layer), inArray(cartTickets.ticketId, [...ticketIds])),
      ),
    );
  if (ticketIds.length === 0) return;
  await tx.insert(cartTickets).values(ticketIds.map((ticketId) => ({ memberId, layer, ticketId })));
}

export async function findByCode(db: Connection, code: string): Promise<CouponRow | undefined> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code));
  return coupon;
}

/** A member's tickets of one coupon, including used ones. */
export const findOfCoupon = (db: Connection, memberId: number, couponId: number) =>
  db
    .select({ id: couponTickets.id, usedAt: couponTickets.usedAt })
    .from(couponTickets)
    .where(and(eq(couponTickets.memberId, memberId), eq(couponTickets.couponId, couponId)))
    .orderBy(asc(couponTickets.id));

/** @returns the new ticket's id. */
export async function addTicket(
  tx: Transaction,
  memberId: number,
  couponId: number,
): Promise<number> {
  const [added] = await tx
    .insert(couponTickets)
    .values({ memberId, couponId })
    .returning({ id: couponTickets.id });
  if (!added) throw new Error('A new ticket got no id');
  return added.id;
}

/** Locks coupons until the transaction ends, always sorted by id to avoid deadlocks. */
export async function lockCoupons(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(inArray(coupons.id, [...ids]))
    .orderBy(asc(coupons.id))
    .for('no key update');
}

/** Counts one more use of a coupon, if its limit allows; false when it does not. */
export async function countUse(tx: Transaction, couponId: number): Promise<boolean> {
  const counted = await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1` })
    .where(
      and(
        eq(coupons.id, couponId),
        or(isNull(coupons.totalLimit), sql`${coupons.usedCount} < ${coupons.totalLimit}`),
      ),
    )
    .returning({ id: coupons.id });
  return counted.length > 0;
}

export async function uncountUse(tx: Transaction, couponId: number): Promise<void> {
  await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} - 1` })
    .where(eq(coupons.id, couponId));
}

/** Uses a ticket for an order; false when it was used before. */
export async function useTicket(
  tx: Transaction,
  ticketId: number,
  orderId: number,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(couponTickets)
    .set({ orderId, usedAt: now })
    .where(and(eq(couponTickets.id, ticketId), isNull(couponTickets.orderId)))
    .returning({ id: couponTickets.id });
  await tx.delete(cartTickets).where(eq(cartTickets.ticketId, ticketId));
  return used.length > 0;
}

/** Makes an order's tickets usable again. @returns their coupons, sorted by id. */
export async function releaseTickets(tx: Transaction, orderId: number): Promise<number[]> {
  const released = await tx
    .update(couponTickets)
    .set({ orderId: null, usedAt: null })
    .where(eq(couponTickets.orderId, orderId))
    .returning({ couponId: couponTickets.couponId });
  return released.map(({ couponId }) => couponId).sort((one, other) => one - other);
}

/** The kinds of the coupons that an order used. */
export async function findKindsOf(db: Connection, orderId: number) {
  const rows = await db
    .select({ kind: coupons.kind })
    .from(couponTickets)
    .innerJoin(coupons, eq(coupons.id, couponTickets.couponId))
    .where(eq(couponTickets.orderId, orderId));
  return rows.map(({ kind }) => kind);
}
