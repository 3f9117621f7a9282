import { and, eq, isNull } from 'drizzle-orm';
import { memberEraserOf } from '../../db/member-eraser';
import { cartTickets, couponTickets } from '../../db/schema';

/** Removes a deleted member's coupons, except those that an order used. */
export const memberEraser = memberEraserOf([cartTickets], async (tx, memberId) => {
  await tx.delete(cartTickets).where(eq(cartTickets.memberId, memberId));
  await tx
    .delete(couponTickets)
    .where(and(eq(couponTickets.memberId, memberId), isNull(couponTickets.orderId)));
  return [];
});
