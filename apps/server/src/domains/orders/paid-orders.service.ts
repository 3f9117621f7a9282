import type { PaidOrders } from '../payments';
import { notify } from '../notifications';
import { advanceOrder } from './advance-order.service';
import { mayTransition } from './order-transitions';
import { surplusReturning } from './orders.notifications';
import { extendExpiry } from './orders.repo';
import { lockOrder } from './payable-orders.service';
import { settleRefund } from './settle-refund.service';

/** Applies what payments report to the orders. */
export const paidOrders: PaidOrders = {
  async lock(tx, orderId) {
    const order = await lockOrder(tx, orderId);
    return {
      isPending: order.state === 'pending',
      due: order.finalAmount,
      extendExpiry: (until) => extendExpiry(tx, order.id, until),
      onPaid: () => advanceOrder(tx, order, 'paid', { actor: 'gateway' }),
      async onLatePayment(amount) {
        if (order.payStatus === 'unpaid' && mayTransition(order.state, 'refunding')) {
          await advanceOrder(tx, order, 'refunding', { actor: 'gateway', reason: 'paid_too_late' });
          return true;
        }
        await notify(tx, order.memberId, surplusReturning(order, amount));
        return false;
      },
    };
  },
  settleRefund: (tx, refund, now) => settleRefund(tx, refund, 'clock', now),
};
