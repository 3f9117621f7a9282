import { and, eq, exists, isNull, or, sql } from 'drizzle-orm';
import { memberEraserOf } from '../../db/member-eraser';
import { dealerCharges, dealerPaymentInfos, dealerProfits } from '../../db/schema';

/** Removes a deleted dealer's bank account, unless a payout is still due. */
export const memberEraser = memberEraserOf([], async (tx, memberId) => {
  const waiting = tx
    .select({ id: dealerCharges.id })
    .from(dealerCharges)
    .where(and(eq(dealerCharges.dealerId, memberId), eq(dealerCharges.state, 'waiting')));
  const unclosed = tx
    .select({ id: dealerProfits.orderId })
    .from(dealerProfits)
    .where(
      and(
        eq(dealerProfits.dealerId, memberId),
        isNull(dealerProfits.chargeId),
        isNull(dealerProfits.reversedAt),
      ),
    );
  await tx
    .delete(dealerPaymentInfos)
    .where(
      and(
        eq(dealerPaymentInfos.memberId, memberId),
        sql`not (${or(exists(waiting), exists(unclosed))})`,
      ),
    );
  return [];
});
