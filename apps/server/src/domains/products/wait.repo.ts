import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { productRules, productWaits } from '../../db/schema';

/** A product on a member's waiting list, or one variant of it; `ruleId` null: any variant. */
export interface Wait {
  readonly memberId: number;
  readonly productId: number;
  readonly ruleId: number | null;
}

/** Whether a variant belongs to a product. */
export async function isVariantOf(db: Connection, ruleId: number, productId: number) {
  const found = await db
    .select({ id: productRules.id })
    .from(productRules)
    .where(and(eq(productRules.id, ruleId), eq(productRules.productId, productId)));
  return found.length > 0;
}

/** Adds a member to a waiting list. Idempotent. */
export async function addWait(db: Connection, wait: Wait): Promise<void> {
  await db.insert(productWaits).values(wait).onConflictDoNothing();
}

/** Removes a member from the waiting list of a variant, which any variant includes, or of all of them. */
export async function deleteWait(
  db: Connection,
  { memberId, productId, ruleId }: Wait,
): Promise<void> {
  await db
    .delete(productWaits)
    .where(
      and(
        eq(productWaits.memberId, memberId),
        eq(productWaits.productId, productId),
        ruleId === null
          ? undefined
          : or(eq(productWaits.ruleId, ruleId), isNull(productWaits.ruleId)),
      ),
    );
}

/** What a member waits for of these products, the latest first. */
export const findWaits = (db: Connection, memberId: number, productIds: readonly number[]) =>
  db
    .select({
      productId: productWaits.productId,
      ruleId: productWaits.ruleId,
      attributes: productRules.attributes,
      createdAt: productWaits.createdAt,
    })
    .from(productWaits)
    .leftJoin(productRules, eq(productRules.id, productWaits.ruleId))
    .where(
      and(eq(productWaits.memberId, memberId), inArray(productWaits.productId, [...productIds])),
    )
    .orderBy(desc(productWaits.createdAt));
