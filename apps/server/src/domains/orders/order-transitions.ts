import type { OrderState } from '@mall/contract';

/**
 * Every state change that an order may make (docs/spec-gaps.md). An order that was closed as unpaid can still
 * be paid late by a shopper who was already on the payment page: it is then refunded.
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

/** Whether an order may change from one state to another. */
export const mayTransition = (from: OrderState, to: OrderState): boolean =>
  orderTransitions[from].includes(to);
