import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { refundLines, refunds } from '../../db/schema';
import type { RefundRow } from './refunds.repo';

/** The units of one order line that a refund covers, as stored. */
export type RefundLineRow = typeof refundLines.$inferSelect;

/** Adds a refund of units of lines, or of the shipping fee. */
export async function addLinesRefund(
  tx: Transaction,
  refund: Omit<typeof refunds.$inferInsert, 'kind'>,
  lines: readonly Omit<RefundLineRow, 'refundId'>[],
): Promise<RefundRow> {
  const [row] = await tx
    .insert(refunds)
    .values({ ...refund, kind: 'lines' })
    .returning();
  if (!row) throw new Error('A refund was not stored');
  if (lines.length > 0) {
    await tx.insert(refundLines).values(lines.map((line) => ({ ...line, refundId: row.id })));
  }
  return row;
}

/** The lines of refunds, in the sequence of each refund. */
export const findRefundLines = async (
  db: Connection,
  refundIds: readonly number[],
): Promise<RefundLineRow[]> =>
  refundIds.length === 0
    ? []
    : db
        .select()
        .from(refundLines)
        .where(inArray(refundLines.refundId, [...refundIds]))
        .orderBy(asc(refundLines.refundId), asc(refundLines.orderItemId));

/** How many units of each of these order lines were refunded, or will be: by the line's id. */
export async function countRefundedUnits(
  db: Connection,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select({ id: refundLines.orderItemId, units: sql<number>`sum(${refundLines.quantity})::int` })
    .from(refundLines)
    .where(inArray(refundLines.orderItemId, [...itemIds]))
    .groupBy(refundLines.orderItemId);
  return new Map(rows.map(({ id, units }) => [id, units]));
}

/** What the refunds of an order's lines add up to, whether paid back or not yet, NT$. */
export async function sumLineRefunds(
  db: Connection,
  orderId: number,
): Promise<{ readonly amount: number; readonly fee: number }> {
  const [sums] = await db
    .select({
      amount: sql<number>`coalesce(sum(${refunds.amount}), 0)::int`,
      fee: sql<number>`coalesce(sum(${refunds.shippingFee}), 0)::int`,
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.kind, 'lines')));
  return sums ?? { amount: 0, fee: 0 };
}

/** What was paid back of an order so far, NT$. A surplus was no payment of it. */
export async function sumPaidBack(db: Connection, orderId: number): Promise<number> {
  const [sums] = await db
    .select({ amount: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(
      and(eq(refunds.orderId, orderId), eq(refunds.state, 'settled'), ne(refunds.kind, 'surplus')),
    );
  return sums?.amount ?? 0;
}
