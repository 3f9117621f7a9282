import { eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { orders } from '../../db/schema';

/** An order by its id, of any member. */
export async function findAnyById(db: Connection, id: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order;
}

/** An order by its id, locked until the transaction ends. */
export async function lockById(tx: Transaction, id: number) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
  return order;
}

/** An order by its number, of any member. */
export async function findAnyByNumber(db: Connection, transOrderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.transOrderId, transOrderId));
  return order;
}

/** An order by its number, of any member, locked until the transaction ends. */
export async function lockAnyByNumber(tx: Transaction, transOrderId: string) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.transOrderId, transOrderId))
    .for('no key update');
  return order;
}
