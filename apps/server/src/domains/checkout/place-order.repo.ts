import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Connection } from '../../db/database';
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

const insertOrder = statement('place_order', (db, inputs: Inputs<Placement>) => {
  // Each part depends on these locks, so nothing is written unless all of them were possible.
  const isUnchanged = sql`(select count(*) from locked_lines) = ${inputs.lineCount}
    and (select count(*) from locked_stock) = ${inputs.stockCount}`;
  const isClaimed = sql`(select count(*) from claimed) = ${inputs.keyCount}`;
  const condition = sql`(select is_possible from checked)`;
  const order = placedOrder(inputs, condition);
  const placed = db.$with('placed', { id: sql<number>`id`.as('id') }).as(order.placed);
  const part = (name: string, query: SQLWrapper) => db.$with(name, {}).as(query.getSQL());
  return db
    .with(
      part('locked_lines', lockedLines(inputs)),
      part('locked_stock', lockedStock(inputs.stock)),
      part('unchanged', sql`select ${isUnchanged} as is_unchanged`),
      part('claimed', claimedKey(inputs.keys, sql`(select is_unchanged from unchanged)`)),
      part('checked', sql`select is_unchanged and ${isClaimed} as is_possible from unchanged`),
      part('taken', takenStock(db, inputs.stock, condition)),
      placed,
      part('items', order.items),
      part('events', order.events),
      part('attempts', newAttempts.insert(inputs.attempts, ofPlaced(paymentAttempts.orderId))),
      part('bought', deleteLines(db, sql`select id from locked_lines`, condition)),
    )
    .select({ id: placed.id })
    .from(placed);
});

/**
 * Takes the items out of stock, stores the order with its items, its first event and its payment
 * attempt, removes the lines from the cart, and stores the reply under its idempotency key. One
 * statement does it all, so that the stock is locked only while the database executes it.
 *
 * @returns the order's id; null when a line has changed, or an item has another price or too little
 *   stock since they were read, or the key was used before: then nothing is written.
 */
export async function placeOrder(db: Connection, placement: Placement): Promise<number | null> {
  const [placed] = await insertOrder(db, placement);
  return placed?.id ?? null;
}
