import { useOrder, useRepayPreview } from '@mall/hooks';
import { isMallError } from '@mall/sdk';

/**
 * An unpaid order as its pages show it: the preview of what can still be chosen, and the goods.
 *
 * @param id - The order's `trans_order_id`.
 */
export function useRepayOrder(id: string) {
  const preview = useRepayPreview(id);
  const order = useOrder(id);
  const items = order.data?.products.map((product, at) => ({
    ...product,
    key: String(at),
    name: product.p_name,
    quantity: product.count,
  }));
  return {
    preview,
    items,
    layer: order.data?.layer,
    /** Until when it can be paid; null: no limit. */
    until: order.data?.payment.expire_time ?? null,
    /** The order is paid, cancelled or too late: there is nothing to pay any more. */
    over: isMallError(preview.error, 'orderNotPayable'),
    missing: isMallError(preview.error, 'notFound'),
  };
}
