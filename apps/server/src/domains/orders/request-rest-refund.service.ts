import type { Transaction } from '../../db/database';
import { MallError } from '../../kernel/error';
import {
  findPaid,
  findRefund,
  firstRetryAt,
  reopenRefused,
  requestRefund,
  type RefundGateway,
  type RefundRow,
  takeOverByHand,
  wasRefused,
} from '../payments';
import { advanceOrder } from './advance-order.service';
import { guardCombinedPaid } from './combined-fee.service';
import { guardNotPaying } from './guard-not-paying.service';
import type { Actor } from './move-order.service';
import { mayTransition } from './order-transitions';
import { setFeeWithheld, type OrderRow } from './orders.repo';
import { readRestDue } from './read-refund-due.service';
import { amountOf } from './refund-due';
import { settleByHand } from './settle-refund.service';
import { requestWithheldFee } from './withheld-fee.service';

/** A colleague's confirmation of the refund of an order. */
export interface RestConfirmation {
  /** The sum that the colleague saw, NT$. */
  readonly amount: number;
  /** Whether the money went back outside of the gateway. */
  readonly byHand: boolean;
}

/** The refunds that a confirmation stored. */
export interface RestRequested {
  /** The refund of the order; null: nothing was left to pay. */
  readonly refund: RefundRow | null;
  /** The fee of another order, which was withheld because this one shipped with it. */
  readonly fee: RefundRow | null;
  /** Whether the confirmation changed something: it repeats an earlier one otherwise. */
  readonly isNew: boolean;
}

/**
 * Stores the refund of an order, or of what is left of it, to the payment it came from. What a colleague paid by hand is
 * settled at once; the gateway is called afterwards. What the gateway cannot pay waits for colleagues. Refunds of lines
 * stay as they are: each is paid, and confirmed, by itself. The order must be locked.
 *
 * @throws {MallError} orderMoveRefused, joinedUnpaid, refundAmountChanged, refundUnknown
 */
export async function requestRestRefund(
  tx: Transaction,
  gateway: RefundGateway,
  order: OrderRow,
  { amount, byHand }: RestConfirmation,
  actor: Actor,
  now: Date,
): Promise<RestRequested> {
  if (!mayTransition(order.state, 'refunded')) throw new MallError('orderMoveRefused');
  await guardCombinedPaid(tx, order);
  if (byHand) await guardNotPaying(tx, order.id);
  const due = await readRestDue(tx, order, { gateway, byHand, now });
  if (amountOf(due) !== amount) throw new MallError('refundAmountChanged');
  const rest = due.pays.find(({ kind }) => kind === 'order');
  if (!rest && due.waits.some(({ order: number }) => number === order.transOrderId)) {
    throw new MallError('orderMoveRefused');
  }
  const fee = await requestWithheldFee(tx, order, now);
  if (!rest) {
    const reason = order.feeWithheld > 0 || due.feeWithheld > 0 ? 'fee_kept' : '';
    await setFeeWithheld(tx, order.id, due.feeWithheld);
    await advanceOrder(tx, order, 'refunded', { actor, reason }, now);
    return { refund: null, fee, isNew: true };
  }
  const isNew = rest.id === null;
  const refund = isNew
    ? await storeRest(tx, order, { ...rest, feeWithheld: due.feeWithheld }, now)
    : await findRefund(tx, order.id, rest.id);
  if (!refund) throw new Error('The refund of an order was not found');
  if (byHand) {
    if (!(await takeOverByHand(tx, refund.id))) throw new MallError('refundUnknown');
    await settleByHand(tx, refund, actor, now);
  } else if (wasRefused(refund)) {
    await reopenRefused(tx, refund.id, firstRetryAt(now));
  }
  return { refund, fee, isNew: isNew || byHand };
}

async function storeRest(
  tx: Transaction,
  order: OrderRow,
  rest: { readonly amount: number; readonly way: string; readonly feeWithheld: number },
  now: Date,
): Promise<RefundRow> {
  await setFeeWithheld(tx, order.id, rest.feeWithheld);
  const paid = await findPaid(tx, order.id);
  if (!paid) throw new Error('The payment of an order was not found');
  const { amount } = rest;
  return requestRefund(tx, paid, { kind: 'order', amount, byHand: rest.way === 'by_hand' }, now);
}
