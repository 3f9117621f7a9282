import type { OrderDetail } from '@mall/sdk';
import { hasSlips } from '../../components/orders/PaymentSlips';

/** How the payment of an order that was just placed went. */
export type PaymentResult = 'paid' | 'failed' | 'waiting' | 'to-pay';

/**
 * Returns how the payment of an order went; null when something came later that only the order's own page tells: it
 * was shipped, cancelled, refunded, or can no longer be paid.
 */
export function paymentResultOf(order: OrderDetail): PaymentResult | null {
  const { state, payment, can_pay } = order;
  if (state === 'paid' || state === 'preparing') return 'paid';
  if (state !== 'pending') return null;
  if (payment.failure !== null) return can_pay ? 'failed' : null;
  return hasSlips(order) ? 'to-pay' : 'waiting';
}
