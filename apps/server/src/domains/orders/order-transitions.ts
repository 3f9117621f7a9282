import type { OrderState } from '@mall/contract';

/**
 * Every move an order may make, and no other (docs/spec-gaps.md). An order that was closed for want
 * of payment can still be paid too late, by whoever was at the cashier already: it is then refunded.
 */
export const orderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending: ['paid', 'cancelled', 'expired'],
  paid: ['preparing', 'refunding'],
  preparing: ['shipped', 'refunding'],
  shipped: ['arrived'],
  arrived: ['completed', 'refunding'],
  completed: ['refunding'],
  cancelled: ['refunding'],
  expired: ['refunding'],
  refunding: ['refunded'],
  refunded: [],
};

/** Whether an order may go from one state to another. */
export const mayTransition = (from: OrderState, to: OrderState): boolean =>
  orderTransitions[from].includes(to);
