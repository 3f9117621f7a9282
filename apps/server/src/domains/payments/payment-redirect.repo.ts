import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { paymentPages } from '../../db/schema';

export async function addPage(
  tx: Transaction,
  page: Omit<typeof paymentPages.$inferInsert, 'usedAt'>,
): Promise<void> {
  await tx.insert(paymentPages).values(page);
}

/** Uses a page up, and gives what is on it; undefined: there is none, or it was used, or is too old. */
export async function takePage(db: Database, tokenHash: Buffer, now: Date) {
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

/** Forgets pages that nobody may open any more. */
export async function purgeRedirects(db: Database, now: Date): Promise<void> {
  await db.delete(paymentPages).where(lt(paymentPages.expiresAt, now));
}
