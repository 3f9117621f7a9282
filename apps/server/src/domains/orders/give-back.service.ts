import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallFailure } from '../../kernel/error';
import { notify } from '../notifications';
import {
  callForRefund,
  endRefund,
  findPaid,
  requestRefund,
  type PaymentGateway,
  type RefundRow,
} from '../payments';
import { advanceOrder } from './advance-order.service';
import type { Actor } from './move-order.service';
import { mayMove } from './order-transitions';
import { surplusReturned } from './orders.notifications';
import { holdOrder } from './payable-orders.service';

/** Who says that an order's money goes back, and whether it went outside of the gateway. */
interface GiveBack {
  readonly actor: Actor;
  readonly byHand: boolean;
}

/**
 * Gives an order's money back to the payment it came from, then moves the order to refunded. The
 * refund is noted before the gateway is asked: whatever breaks in between, it is asked again.
 *
 * @throws {MallFailure} orderMoveRefused, refundFailed, refundUnanswered
 */
export async function giveOrderBack(
  db: Database,
  gateway: Pick<PaymentGateway, 'refund'>,
  orderId: number,
  { actor, byHand }: GiveBack,
): Promise<void> {
  const now = new Date();
  const refund = await transaction(db, async (tx) => {
    const order = await holdOrder(tx, orderId);
    if (!mayMove(order.state, 'refunded')) throw new MallFailure('orderMoveRefused');
    const paid = await findPaid(tx, orderId);
    if (paid && paid.amount > 0) return requestRefund(tx, paid, 'order', now);
    await advanceOrder(tx, order, 'refunded', { actor }, now);
    return null;
  });
  if (refund === null) return;
  const outcome = byHand
    ? ({ kind: 'byHand' } as const)
    : await callForRefund(db, gateway, refund, now);
  switch (outcome.kind) {
    case 'done':
    case 'byHand':
      return transaction(db, (tx) => settleRefund(tx, refund, actor, now));
    case 'refused':
      throw new MallFailure('refundFailed', [outcome.words]);
    case 'unanswered':
    case 'elsewhere':
      throw new MallFailure('refundUnanswered');
  }
}

/** Notes that money went back: the order it was for is refunded, or the member is told of the surplus. */
export async function settleRefund(
  tx: Transaction,
  refund: RefundRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  const order = await holdOrder(tx, refund.orderId);
  if (!(await endRefund(tx, refund.id, now))) return;
  if (refund.kind === 'surplus') {
    await notify(tx, order.memberId, surplusReturned(order, refund.amount));
  } else if (order.state === 'refunding') {
    await advanceOrder(tx, order, 'refunded', { actor }, now);
  }
}
