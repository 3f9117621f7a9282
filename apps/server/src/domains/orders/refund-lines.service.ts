import type { Transaction } from '../../db/database';
import { MallError } from '../../kernel/error';
import { returnStock } from '../inventory';
import {
  addLinesRefund,
  findPaid,
  firstRetryAt,
  planRefund,
  type RefundGateway,
  type RefundRow,
} from '../payments';
import { guardCombinedPaid } from './combined-fee.service';
import { guardNotPaying } from './guard-not-paying.service';
import { moveOrder, type Actor } from './move-order.service';
import { mayTransition } from './order-transitions';
import { findItems, setCancelReason, setFeeWithheld, type OrderRow } from './orders.repo';
import { readLinesDue } from './read-refund-due.service';
import { amountOf } from './refund-due';
import { settleRefund } from './settle-refund.service';
import { requestWithheldFee } from './withheld-fee.service';

/** Units of an order's lines to refund. */
export interface LinesToRefund {
  readonly lines: readonly {
    /** The id of the order's line. */
    readonly item: number;
    readonly quantity: number;
    /** Whether the units are put on sale again. */
    readonly restock: boolean;
  }[];
  /** Whether the shipping fee is refunded, too. */
  readonly shippingFee: boolean;
  /** The sum that the colleague saw, NT$. */
  readonly amount: number;
  readonly reason: string;
  /** Colleagues pay it back, although the gateway could. */
  readonly byHand: boolean;
}

/** The refunds that a request stored. */
export interface RequestedRefunds {
  readonly refund: RefundRow;
  /** The fee of another order, which was withheld because this one shipped with it. */
  readonly fee: RefundRow | null;
}

/** Whether single lines of an order may be refunded: whenever the whole of it may be. */
export const mayRefundLines = ({ state, payStatus }: Pick<OrderRow, 'state' | 'payStatus'>) =>
  payStatus === 'paid' && mayTransition(state, 'refunding');

/**
 * Stores the refund of units of an order's lines, and puts units on sale again. An order of which nothing is left waits
 * for its money as one that was cancelled: it changes to refunding, and to refunded once all was paid back. The order must
 * be locked.
 *
 * @throws {MallError} orderMoveRefused, unitsNotLeft, feeNotRefundable, joinedUnpaid, refundAmountChanged, refundUnknown
 */
export async function requestLinesRefund(
  tx: Transaction,
  gateway: RefundGateway,
  order: OrderRow,
  { amount: confirmed, reason, byHand, ...wanted }: LinesToRefund,
  actor: Actor,
  now: Date,
): Promise<RequestedRefunds> {
  if (!mayRefundLines(order)) throw new MallError('orderMoveRefused');
  if (byHand) await guardNotPaying(tx, order.id);
  const { due, shared } = await readLinesDue(tx, order, wanted, { gateway, byHand, now });
  const { amount, fee, isAll } = shared;
  if (fee > 0) await guardCombinedPaid(tx, order);
  if (amountOf(due) !== confirmed) throw new MallError('refundAmountChanged');

  const paid = await findPaid(tx, order.id);
  const plan = planRefund(gateway, paid, amount, now);
  const refund = await addLinesRefund(
    tx,
    {
      attemptId: paid?.id ?? null,
      orderId: order.id,
      ...{ amount, shippingFee: fee, reason },
      byHand: amount > 0 && (byHand || plan.way === 'by_hand'),
      nextTryAt: plan.way === 'after_closing' ? plan.from : firstRetryAt(now),
      createdAt: now,
    },
    shared.lines.map(({ item, ...line }) => ({
      orderItemId: item,
      ...line,
      restock: isRestocked(wanted.lines, item),
    })),
  );
  await returnStock(tx, await findRestocked(tx, order, wanted.lines));
  const othersFee = isAll
    ? await closeForRefund(tx, order, { reason, feeWithheld: due.feeWithheld }, actor, now)
    : null;
  if (amount === 0) await settleRefund(tx, refund, actor, now);
  return { refund, fee: othersFee };
}

const isRestocked = (lines: LinesToRefund['lines'], item: number): boolean =>
  lines.some((line) => line.item === item && line.restock);

/** The units to put on sale again, by variant. */
async function findRestocked(tx: Transaction, order: OrderRow, lines: LinesToRefund['lines']) {
  const items = await findItems(tx, [order.id]);
  return items.flatMap(({ id, ruleId, productId }) => {
    const line = lines.find(({ item, restock }) => item === id && restock);
    return line ? [{ ruleId, productId, quantity: line.quantity }] : [];
  });
}

/** Nothing is left of the order: no later change may ship it. */
async function closeForRefund(
  tx: Transaction,
  order: OrderRow,
  { reason, feeWithheld }: { readonly reason: string; readonly feeWithheld: number },
  actor: Actor,
  now: Date,
): Promise<RefundRow | null> {
  const fee = await requestWithheldFee(tx, order, now);
  if (feeWithheld > 0) await setFeeWithheld(tx, order.id, feeWithheld);
  await moveOrder(tx, order, 'refunding', { actor, reason: feeWithheld > 0 ? 'fee_stays' : '' });
  await setCancelReason(tx, order.id, reason);
  return fee;
}
