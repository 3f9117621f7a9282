import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { paymentPages } from '../../db/schema';

export async function addPage(
  tx: Transaction,
  page: Omit<typeof paymentPages.$inferInsert, 'usedAt'>,
): Promise<void> {
  await tx.insert(paymentPages).values(page);
}

/** Consumes a page and returns its content; undefined when it does not exist, was used or has expired. */
export async function consumePage(db: Database, tokenHash: Buffer, now: Date) {
  const [page] = await db
    .update(paymentPages)
    .set({ usedAt: now })
    .where(
      and(
        eq(paymentPages.tokenHash, tokenHash),
        isNull(paymentPages.usedAt),
        gt(paymentPages.expiresAt, now),
      ),
    )
    .returning({ action: paymentPages.action, fields: paymentPages.fields });
  return page;
}

/** Deletes expired pages. */
export async function purgeRedirects(db: Database, now: Date): Promise<void> {
  await db.delete(paymentPages).where(lt(paymentPages.expiresAt, now));
}
