import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { paymentAttempts } from '../../db/schema';
import { statement, type Inputs } from '../../db/statement';
import { type ReplyToStore, storedReply } from '../../platform/idempotency/with-idempotency.repo';
import { deleteLines, lockedLines } from '../cart';
import { lockedStock, takenStock } from '../inventory';
import { ofPlaced, placedOrder, type PlacedOrder } from '../orders';
import { newAttempts } from '../payments';

/** The parameters of {@link placeOrder}; each part is made by the domain that owns its table. */
type Placement = PlacedOrder &
  ReplyToStore & {
    readonly lines: string;
    readonly lineCount: number;
    readonly stock: string;
    readonly stockCount: number;
    readonly attempts: string;
  };

const insertOrder = statement('place_order', (db, inputs: Inputs<Placement>) => {
  // Each part depends on these locks, so nothing is written unless all of them were possible.
  const isUnchanged = sql`(select count(*) from locked_lines) = ${inputs.lineCount}
    and (select count(*) from locked_stock) = ${inputs.stockCount}`;
  const condition = sql`(select is_unchanged from checked)`;
  const order = placedOrder(inputs, condition);
  const placed = db.$with('placed', { id: sql<number>`id`.as('id') }).as(order.placed);
  const part = (name: string, query: SQLWrapper) => db.$with(name, {}).as(query.getSQL());
  return db
    .with(
      part('locked_lines', lockedLines(inputs.lines)),
      part('locked_stock', lockedStock(inputs.stock)),
      part('checked', sql`select ${isUnchanged} as is_unchanged`),
      part('taken', takenStock(db, inputs.stock, condition)),
      placed,
      part('items', order.items),
      part('events', order.events),
      part('attempts', newAttempts.insert(inputs.attempts, ofPlaced(paymentAttempts.orderId))),
      part('bought', deleteLines(db, sql`select id from locked_lines`, condition)),
      part('replied', storedReply(db, inputs, condition)),
    )
    .select({ id: placed.id })
    .from(placed);
});

/**
 * Takes the items out of stock, stores the order with its items, its first event and its payment
 * attempt, removes the lines from the cart, and stores the reply. One statement does it all, so that
 * the stock is locked only until the next one, the commit.
 *
 * @returns the order's id; null when a line has changed, or an item has another price or too little
 *   stock since they were read: then nothing is written.
 */
export async function placeOrder(tx: Transaction, placement: Placement): Promise<number | null> {
  const [placed] = await insertOrder(tx, placement);
  return placed?.id ?? null;
}
