import { and, eq, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { productRules, products } from '../../db/schema';

/** A quantity of a variant. */
export interface VariantQuantity {
  readonly ruleId: number;
  readonly quantity: number;
}

/**
 * Selects the ids of variants and locks their stock until the transaction ends, always sorted by id to
 * avoid deadlocks. Variants without stock are left out: many calls for a sold-out product must not
 * queue for its lock.
 */
export const lockedStock = (ruleIds: SQL, condition: SQL) =>
  sql`select ${productRules.id} from ${productRules}
    where ${productRules.id} = any(${ruleIds}) and ${productRules.stock} > 0 and ${condition}
    order by ${productRules.id} for no key update of ${productRules}`;

/** Encodes the quantities for {@link takenStock}: one for each variant. */
export const stockToTake = (quantities: readonly VariantQuantity[]): string =>
  JSON.stringify(quantities);

/**
 * Decreases the stock of variants that have enough, and returns the `id` of each, as a part of a larger
 * statement.
 *
 * @param quantities the result of {@link stockToTake}.
 */
export const takenStock = (db: Connection, quantities: Placeholder<string, string>) =>
  db
    .update(productRules)
    .set({ stock: sql`${productRules.stock} - wanted.quantity` })
    .from(
      sql`jsonb_to_recordset(${quantities}::jsonb) as wanted("ruleId" integer, quantity integer)`,
    )
    .where(
      and(eq(productRules.id, sql`wanted."ruleId"`), sql`${productRules.stock} >= wanted.quantity`),
    )
    .returning({ id: productRules.id });

export async function increaseStock(
  tx: Transaction,
  { ruleId, quantity }: VariantQuantity,
): Promise<void> {
  await tx
    .update(productRules)
    .set({ stock: sql`${productRules.stock} + ${quantity}` })
    .where(eq(productRules.id, ruleId));
}

export async function addSold(tx: Transaction, productId: number, quantity: number): Promise<void> {
  await tx
    .update(products)
    .set({ soldCount: sql`${products.soldCount} + ${quantity}` })
    .where(eq(products.id, productId));
}
