import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import { productRules, productWaits } from '../../../db/schema';
import { daysBefore } from './moments';

/** member@mall.test. */
const MEMBER = 1;

/** Waiting lists of sold-out products. */
export async function seedWaitingLists(tx: Transaction, now: Date): Promise<void> {
  const soldOut = await tx
    .select({ productId: productRules.productId })
    .from(productRules)
    .groupBy(productRules.productId)
    .having(sql`sum(${productRules.stock}) = 0`)
    .orderBy(productRules.productId)
    .limit(3);
  if (soldOut.length === 0) return;
  await tx.insert(productWaits).values(
    soldOut.map(({ productId }, at) => ({
      memberId: MEMBER,
      productId,
      createdAt: daysBefore(now, at + 1),
    })),
  );
}
