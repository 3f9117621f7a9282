import { useOrder, useRepayPreview } from '@mall/hooks';
import { isMallError } from '@mall/sdk';

/**
 * An unpaid order for its pages: the preview of the available choices, and the items.
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
    /** The method of a payment that failed, to choose it again. */
    failed: order.data?.payment.failure ? order.data.payment.method : null,
    /** The payment deadline; null: no limit. */
    until: order.data?.payment.expire_time ?? null,
    /** The order is paid, cancelled or expired, so it cannot be paid. */
    over: isMallError(preview.error, 'orderNotPayable'),
    missing: isMallError(preview.error, 'notFound'),
  };
}
