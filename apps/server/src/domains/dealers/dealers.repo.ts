import { and, eq, isNull } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { dealerPaymentInfos, members } from '../../db/schema';

/** A dealer's payout data. */
export async function findPaymentInfo(db: Connection, dealerId: number) {
  const [info] = await db
    .select()
    .from(dealerPaymentInfos)
    .where(eq(dealerPaymentInfos.memberId, dealerId));
  return info;
}

export async function upsertPaymentInfo(
  db: Connection,
  info: Omit<typeof dealerPaymentInfos.$inferInsert, 'updatedAt'>,
): Promise<void> {
  const values = { ...info, updatedAt: new Date() };
  await db
    .insert(dealerPaymentInfos)
    .values(values)
    .onConflictDoUpdate({ target: dealerPaymentInfos.memberId, set: values });
}

/** A dealer's referral code for registrations. */
export async function findCode(db: Connection, dealerId: number): Promise<string | null> {
  const [dealer] = await db
    .select({ code: members.dealerCode })
    .from(members)
    .where(eq(members.id, dealerId));
  return dealer?.code ?? null;
}

/** Stores a dealer's referral code, unless there is one by now. */
export async function saveCode(db: Connection, dealerId: number, code: string): Promise<void> {
  await db
    .update(members)
    .set({ dealerCode: code })
    .where(and(eq(members.id, dealerId), isNull(members.dealerCode)));
}
