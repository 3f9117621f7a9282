import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { paymentAttempts } from '../../db/schema';
import { statement, type Inputs } from '../../db/statement';
import { type ReplyToStore, storedReply } from '../../platform/idempotency/with-idempotency.repo';
import { deleteLines } from '../cart';
import { takenStock } from '../inventory';
import { ofPlaced, placedOrder, type PlacedOrder } from '../orders';
import { newAttempts } from '../payments';

/** The parameters of {@link placeOrder}; each part is made by the domain that owns its table. */
type Placement = PlacedOrder &
  ReplyToStore & {
    readonly stock: string;
    readonly attempts: string;
    readonly lineIds: readonly number[];
  };

const insertOrder = statement('place_order', (db, inputs: Inputs<Placement>) => {
  const order = placedOrder(inputs);
  const placed = db.$with('placed', { id: sql<number>`id`.as('id') }).as(order.placed);
  return db
    .with(
      db.$with('taken', {}).as(takenStock(db, inputs.stock).getSQL()),
      placed,
      db.$with('items', {}).as(order.items),
      db.$with('events', {}).as(order.events),
      db
        .$with('attempts', {})
        .as(newAttempts.insert(inputs.attempts, ofPlaced(paymentAttempts.orderId))),
      db.$with('bought', {}).as(deleteLines(db, inputs.lineIds).getSQL()),
      db.$with('replied', {}).as(storedReply(db, inputs).getSQL()),
    )
    .select({ id: placed.id, taken: sql<number>`(select count(*)::int from taken)` })
    .from(placed);
});

/**
 * Takes the items out of stock, stores the order with its items, its first event and its payment
 * attempt, empties the cart, and stores the reply, in one statement.
 *
 * @returns the order's id, and the number of variants whose stock was enough.
 */
export async function placeOrder(tx: Transaction, placement: Placement) {
  const [placed] = await insertOrder(tx, placement);
  if (!placed) throw new Error('A new order was not stored');
  return placed;
}
