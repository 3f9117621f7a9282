import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { ONE_ROW } from '../../db/json-rows';
import { productGifts } from '../../db/schema';
import { statement, type Inputs } from '../../db/statement';
import { type CartKey, lockedLines } from '../cart';
import { lockedStock } from '../inventory';

const selectLocked = statement('lock_cart', (db, inputs: Inputs<CartKey>) => {
  const lines = db.$with('line', {}).as(lockedLines(inputs));
  const gifts = sql`select ${productGifts.giftRuleId} from ${productGifts}
    where ${productGifts.productId} = any(array(select product_id from line))`;
  const stock = db
    .$with('stock', {})
    .as(
      lockedStock(
        sql`array(select rule_id from line union ${gifts})`,
        sql`not exists (select from line where line.stock < line.quantity)`,
      ),
    );
  return db
    .with(lines, stock)
    .select({
      lineIds: sql<number[]>`(select coalesce(json_agg(line.id), '[]') from line)`,
      ruleIds: sql<number[]>`(select coalesce(json_agg(stock.id), '[]') from stock)`,
    })
    .from(ONE_ROW);
});

/** What {@link lockCart} has locked. */
export interface LockedCart {
  readonly lineIds: ReadonlySet<number>;
  readonly ruleIds: ReadonlySet<number>;
}

/**
 * Locks a cart, its lines, and the stock of its items and their gifts, in this sequence, until the
 * transaction ends. No stock is locked when a line exceeds it, so that many calls for a sold-out
 * product do not queue. Load the cart afterwards: it may have changed before the lock.
 *
 * @returns what is locked; a line that was added meanwhile is not.
 */
export async function lockCart(tx: Transaction, key: CartKey): Promise<LockedCart> {
  const [locked] = await selectLocked(tx, key);
  return { lineIds: new Set(locked?.lineIds), ruleIds: new Set(locked?.ruleIds) };
}
