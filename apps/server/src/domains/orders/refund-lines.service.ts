import type { Transaction } from '../../db/database';
import { MallError } from '../../kernel/error';
import { returnStock } from '../inventory';
import {
  addLinesRefund,
  countRefundedUnits,
  findPaid,
  firstRetryAt,
  planRefund,
  type RefundGateway,
  type RefundRow,
  sumLineRefunds,
} from '../payments';
import { feeLeft, feePaid, guardCombinedPaid } from './combined-fee.service';
import { moveOrder, type Actor } from './move-order.service';
import { mayTransition } from './order-transitions';
import {
  findItems,
  setCancelReason,
  setFeeWithheld,
  UNSHIPPED,
  type OrderRow,
} from './orders.repo';
import { paidBeforeRefunds } from './paid-for-items.service';
import { sharePaid } from './paid-shares';
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
 * Stores the refund of units of an order's lines, and puts units on sale again. With the last unit of an order that was
 * not shipped, its shipping fee is refunded as well. An order of which nothing is left waits for its money as one that was
 * cancelled: it changes to refunding, and to refunded once all was paid back. The order must be locked.
 *
 * @throws {MallError} orderMoveRefused, unitsNotLeft, feeNotRefundable, joinedUnpaid
 */
export async function requestLinesRefund(
  tx: Transaction,
  gateway: RefundGateway,
  order: OrderRow,
  { lines, shippingFee, reason, byHand }: LinesToRefund,
  actor: Actor,
  now: Date,
): Promise<RequestedRefunds> {
  if (!mayRefundLines(order)) throw new MallError('orderMoveRefused');
  const units = await shareUnits(tx, order, lines);
  const isUnshipped = UNSHIPPED.some((state) => state === order.state);
  const open = await feeLeft(tx, order);
  if (shippingFee && open === 0) throw new MallError('feeNotRefundable');
  const fee = shippingFee || (units.isRest && isUnshipped) ? open : 0;
  if (lines.length === 0 && fee === 0) throw new MallError('unitsNotLeft');
  if (fee > 0) await guardCombinedPaid(tx, order);

  const paid = await findPaid(tx, order.id);
  const amount = units.amount + fee;
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
    units.shared.map(({ item, ...line }) => ({ orderItemId: item.id, ...line })),
  );
  await returnStock(
    tx,
    units.shared
      .filter(({ restock }) => restock)
      .map(({ item: { ruleId, productId }, quantity }) => ({ ruleId, productId, quantity })),
  );
  const isAll = units.isRest && open === fee;
  const othersFee = isAll ? await closeForRefund(tx, order, reason, actor, now) : null;
  if (amount === 0) await settleRefund(tx, refund, actor, now);
  return { refund, fee: othersFee };
}

/** The units to refund with their shares of the money and the points. */
async function shareUnits(tx: Transaction, order: OrderRow, lines: LinesToRefund['lines']) {
  const items = await findItems(tx, [order.id]);
  const refunded = await countRefundedUnits(
    tx,
    items.map(({ id }) => id),
  );
  const unitsBefore = (id: number) => refunded.get(id) ?? 0;
  const moneyOf = sharePaid(await paidBeforeRefunds(tx, order), items);
  const pointsOf = sharePaid(order.pointsUsed, items);
  const wanted = new Map(lines.map((line) => [line.item, line]));
  if (wanted.size < lines.length) throw new MallError('unitsNotLeft');
  const shared = lines.map(({ item: id, quantity, restock }) => {
    const item = items.find((each) => each.id === id);
    const before = unitsBefore(id);
    if (!item || before + quantity > item.quantity) throw new MallError('unitsNotLeft');
    const share = (of: typeof moneyOf) => of(id, before + quantity) - of(id, before);
    return { item, quantity, restock, amount: share(moneyOf), points: share(pointsOf) };
  });
  return {
    shared,
    amount: shared.reduce((sum, line) => sum + line.amount, 0),
    /** Whether no unit is left. */
    isRest: items.every(
      ({ id, quantity }) => unitsBefore(id) + (wanted.get(id)?.quantity ?? 0) === quantity,
    ),
  };
}

/** Nothing is left of the order: no later change may ship it. */
async function closeForRefund(
  tx: Transaction,
  order: OrderRow,
  reason: string,
  actor: Actor,
  now: Date,
): Promise<RefundRow | null> {
  const fee = await requestWithheldFee(tx, order, now);
  const withheld = (await feePaid(tx, order)) - (await sumLineRefunds(tx, order.id)).fee;
  if (withheld > 0) await setFeeWithheld(tx, order.id, withheld);
  await moveOrder(tx, order, 'refunding', { actor, reason: withheld > 0 ? 'fee_stays' : '' });
  await setCancelReason(tx, order.id, reason);
  return fee;
}
