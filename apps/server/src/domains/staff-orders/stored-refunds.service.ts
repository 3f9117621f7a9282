import * as z from 'zod/mini';
import { carryOutRefund } from '../orders';
import { findRefund, type RefundOutcome, type RefundRow, wasRefused } from '../payments';
import type { RefundContext } from './refund-context';

const refundOfOrder = z.object({ order: z.int(), id: z.int() });

/** The refunds that a request stored, by their ids: its repetition carries out the same ones. */
export const storedRefunds = z.object({
  /** null: nothing was left to pay. */
  refund: z.nullable(refundOfOrder),
  /** The fee of another order that shipped with this one; null: none. */
  fee: z.nullable(refundOfOrder),
});

/** Names stored refunds, for {@link storedRefunds}. */
export const idsOf = (stored: {
  readonly refund: RefundRow | null;
  readonly fee: RefundRow | null;
}): z.output<typeof storedRefunds> => {
  const idOf = (refund: RefundRow | null) => refund && { order: refund.orderId, id: refund.id };
  return { refund: idOf(stored.refund), fee: idOf(stored.fee) };
};

/**
 * Carries out stored refunds. One that the gateway refused stays refused: only a new request calls the gateway again.
 *
 * @returns the result of the refund of the order itself; a fee of another order that fails is retried later.
 */
export async function carryOutStored(
  context: RefundContext,
  stored: z.output<typeof storedRefunds>,
  now: Date,
): Promise<RefundOutcome> {
  const outcome = await carryOut(context, stored.refund, now);
  await carryOut(context, stored.fee, now);
  return outcome;
}

async function carryOut(
  context: RefundContext,
  stored: z.output<typeof refundOfOrder> | null,
  now: Date,
): Promise<RefundOutcome> {
  const refund = stored && (await findRefund(context.db, stored.order, stored.id));
  if (!refund) return { kind: 'done' };
  if (refund.failure !== null && wasRefused(refund)) {
    return { kind: 'refused', reason: refund.failure };
  }
  return carryOutRefund(context, refund, `staff:${context.actor.id}`, now);
}
