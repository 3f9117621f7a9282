import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { productRules, products } from '../../db/schema';
import type { Input } from '../../db/statement';

/** A quantity of a variant. */
export interface VariantQuantity {
  readonly ruleId: number;
  readonly quantity: number;
}

/** A quantity of a variant to buy at a price, whole NT$. */
export interface WantedStock extends VariantQuantity {
  /** The variant's own price as it was read. */
  readonly amount: number;
}

/** Encodes the variants for {@link lockedStock} and {@link takenStock}: each variant once. */
export const stockToTake = (wanted: readonly WantedStock[]): string => JSON.stringify(wanted);

const wantedFrom = (wanted: Input<string>) =>
  sql`jsonb_to_recordset(${wanted}::jsonb) as wanted("ruleId" integer, quantity integer, amount integer)`;

/**
 * Selects the `id` of each wanted variant that has enough stock and still has its price, and locks it
 * until the transaction ends, as a part of a larger statement. Sorted by id, to avoid deadlocks. A
 * variant that runs out while a call waits for its lock is not locked, so the others need not wait
 * for that call.
 *
 * @param wanted the result of {@link stockToTake}.
 */
export const lockedStock = (wanted: Input<string>) =>
  sql`select ${productRules.id} from ${productRules}
    join ${wantedFrom(wanted)} on wanted."ruleId" = ${productRules.id}
    where ${productRules.stock} >= wanted.quantity and ${productRules.amount} = wanted.amount
    order by ${productRules.id} for no key update of ${productRules}`;

/**
 * Takes the wanted quantities out of stock that {@link lockedStock} has locked, as a part of a larger
 * statement.
 */
export const takenStock = (db: Connection, wanted: Input<string>, condition: SQL) =>
  db
    .update(productRules)
    .set({ stock: sql`${productRules.stock} - wanted.quantity` })
    .from(wantedFrom(wanted))
    .where(and(eq(productRules.id, sql`wanted."ruleId"`), condition));

/** Takes a quantity out of stock; returns what is left when that is less. */
export async function decreaseStock(
  tx: Transaction,
  { ruleId, quantity }: VariantQuantity,
): Promise<{ readonly left: number } | null> {
  const [rule] = await tx
    .select({ stock: productRules.stock })
    .from(productRules)
    .where(eq(productRules.id, ruleId))
    .for('no key update');
  if (!rule || rule.stock < quantity) return { left: rule?.stock ?? 0 };
  await tx
    .update(productRules)
    .set({ stock: rule.stock - quantity })
    .where(eq(productRules.id, ruleId));
  return null;
}

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
