import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { productRules, products } from '../../db/schema';

/** A quantity of a variant. */
export interface VariantQuantity {
  readonly ruleId: number;
  readonly quantity: number;
}

/** Locks variants until the transaction ends, always sorted by id to avoid deadlocks. */
export async function lockRules(tx: Transaction, ruleIds: readonly number[]): Promise<void> {
  await tx
    .select({ id: productRules.id })
    .from(productRules)
    .where(inArray(productRules.id, [...ruleIds]))
    .orderBy(asc(productRules.id))
    .for('no key update');
}

/** Decreases a variant's stock if there is enough; false when there is not. */
export async function decreaseStock(
  tx: Transaction,
  { ruleId, quantity }: VariantQuantity,
): Promise<boolean> {
  const updated = await tx
    .update(productRules)
    .set({ stock: sql`${productRules.stock} - ${quantity}` })
    .where(and(eq(productRules.id, ruleId), sql`${productRules.stock} >= ${quantity}`))
    .returning({ id: productRules.id });
  return updated.length > 0;
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
