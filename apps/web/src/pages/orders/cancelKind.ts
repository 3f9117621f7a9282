import type { OrderDetail } from '@mall/sdk';

/** How an order ends early: unpaid, paid but not shipped yet, or returned. */
export type CancelKind = 'unpaid' | 'unshipped' | 'return';

/** Returns how an order can be ended now; null: it cannot. */
export function cancelKind({
  can_cancel,
  can_refund,
  state,
}: Pick<OrderDetail, 'can_cancel' | 'can_refund' | 'state'>): CancelKind | null {
  if (can_cancel) return 'unpaid';
  if (!can_refund) return null;
  return state === 'paid' || state === 'preparing' ? 'unshipped' : 'return';
}
