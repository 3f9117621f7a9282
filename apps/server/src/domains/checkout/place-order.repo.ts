import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { ONE_ROW } from '../../db/json-rows';
import { paymentAttempts } from '../../db/schema';
import { statement, type Inputs } from '../../db/statement';
import { claimedKey } from '../../platform/idempotency/with-idempotency.repo';
import { deleteLines, lockedLines } from '../cart';
import { lockedStock, takenStock } from '../inventory';
import { ofPlaced, placedOrder, type PlacedOrder } from '../orders';
import { newAttempts } from '../payments';

/** The parameters of {@link placeOrder}; each part is made by the domain that owns its table. */
export type Placement = PlacedOrder & {
  readonly memberId: number;
  readonly lines: string;
  readonly lineCount: number;
  readonly stock: string;
  readonly stockCount: number;
  readonly attempts: string;
  readonly keys: string;
  readonly keyCount: number;
};

const lockItems = statement(
  'lock_order_items',
  (db, inputs: Inputs<Pick<Placement, 'memberId' | 'lines' | 'stock'>>) => {
    const lines = db.$with('locked_lines', {}).as(lockedLines(inputs));
    const stock = db.$with('locked_stock', {}).as(lockedStock(inputs.stock));
    return db
      .with(lines, stock)
      .select({
        lines: sql<number>`(select count(*)::int from locked_lines)`,
        stock: sql<number>`(select count(*)::int from locked_stock)`,
      })
      .from(ONE_ROW);
  },
);

const insertOrder = statement('place_order', (db, inputs: Inputs<Placement>) => {
  const condition = sql`(select count(*) from claimed) = ${inputs.keyCount}`;
  const order = placedOrder(inputs, condition);
  const placed = db.$with('placed', { id: sql<number>`id`.as('id') }).as(order.placed);
  const part = (name: string, query: SQLWrapper) => db.$with(name, {}).as(query.getSQL());
  return db
    .with(
      part('claimed', claimedKey(inputs.keys)),
      part('taken', takenStock(db, inputs.stock, condition)),
      placed,
      part('items', order.items),
      part('events', order.events),
      part('attempts', newAttempts.insert(inputs.attempts, ofPlaced(paymentAttempts.orderId))),
      part('bought', deleteLines(db, inputs.lines, condition)),
    )
    .select({ id: placed.id })
    .from(placed);
});

/**
 * Places an order with two statements. The first one locks the lines and the stock. The second one takes
 * the items out of stock, stores the order with its items, its first event and its payment attempt,
 * removes the lines from the cart, and stores the reply under its idempotency key. It cannot lock as
 * well: an update finds the row version from before its own statement, which a waiting call has locked.
 *
 * @returns the order's id; null when a line has changed, or an item has another price or too little
 *   stock since they were read, or the key was used before: then nothing is written.
 */
export async function placeOrder(tx: Transaction, placement: Placement): Promise<number | null> {
  const { memberId, lines, stock, lineCount, stockCount } = placement;
  const [locked] = await lockItems(tx, { memberId, lines, stock });
  if (locked?.lines !== lineCount || locked.stock !== stockCount) return null;
  const [placed] = await insertOrder(tx, placement);
  return placed?.id ?? null;
}
