import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database';
import { orders, paymentAttempts } from '../db/schema';

/** A try to pay as it is kept. */
export type AttemptRow = typeof paymentAttempts.$inferSelect;

export async function addAttempt(tx: Transaction, attempt: typeof paymentAttempts.$inferInsert) {
  await tx.insert(paymentAttempts).values(attempt);
}

/** A try to pay by the gateway's number for it. */
export async function findAttempt(db: Connection, merchantTradeNo: string) {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.merchantTradeNo, merchantTradeNo));
  return attempt;
}

/** The latest try to pay an order. */
export async function findLatestAttempt(db: Connection, orderId: number) {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.id))
    .limit(1);
  return attempt;
}

/** Notes how a try ended, unless money came with it before; false when it did. */
export async function endAttempt(
  tx: Transaction,
  id: number,
  end: Pick<AttemptRow, 'state' | 'failure' | 'provider' | 'paidAt'>,
): Promise<boolean> {
  const ended = await tx
    .update(paymentAttempts)
    .set(end)
    .where(
      and(eq(paymentAttempts.id, id), notInArray(paymentAttempts.state, ['paid', 'refund_due'])),
    )
    .returning({ id: paymentAttempts.id });
  return ended.length > 0;
}

/** The number of the order that a try was made for. */
export async function findOrderNumber(db: Connection, merchantTradeNo: string) {
  const [found] = await db
    .select({ transOrderId: orders.transOrderId })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.merchantTradeNo, merchantTradeNo));
  return found?.transOrderId;
}
