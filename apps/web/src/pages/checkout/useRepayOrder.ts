import { useOrder, useRepayPreview } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { repeatableMethod } from '../../components/checkout/usePayAgain';

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
  const method = order.data ? repeatableMethod(order.data) : null;
  const last = preview.data?.payment_methods.find((each) => each.method === method);
  const isRepeatable = last?.available === true && order.data?.payment.codes.length === 0;
  return {
    preview,
    /** The method of the last payment, with which another one can start at once; null: the shopper has to choose. */
    last: method && isRepeatable ? { method, name: last.name } : null,
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
