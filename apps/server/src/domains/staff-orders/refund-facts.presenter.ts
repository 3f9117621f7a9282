import type { StaffViewer } from '../../kernel/staff-viewer';
import { taipeiTime } from '../../kernel/time';
import type { OrderParts, presentDetail } from '../orders';
import { waitsForStaff, wasRefused } from '../payments';
import type { RefundFacts } from './refund-facts.service';

/** The refunds of an order, and what the caller may refund of it. */
export function presentRefunds(
  products: ReturnType<typeof presentDetail>['products'],
  { items }: Pick<OrderParts, 'items'>,
  facts: RefundFacts,
  { permissions }: StaffViewer,
) {
  const mayRefund = permissions.has('orders.refund');
  const names = new Map(items.map(({ id, name }) => [id, name]));
  return {
    products: products.map((product, at) => {
      const id = items[at]?.id ?? 0;
      return { ...product, item: id, refundable: mayRefund ? (facts.units.get(id) ?? 0) : 0 };
    }),
    fee_refundable: mayRefund ? facts.fee : 0,
    refunds: facts.refunds.map((refund) => ({
      id: refund.id,
      kind: refund.kind,
      amount: refund.amount,
      shipping_fee: refund.shippingFee,
      lines: facts.lines
        .filter(({ refundId }) => refundId === refund.id)
        .map(({ orderItemId, quantity, amount, restock }) => ({
          item: orderItemId,
          p_name: names.get(orderItemId) ?? '',
          count: quantity,
          ...{ amount, restock },
        })),
      reason: refund.reason,
      state: refund.state,
      waits_for_staff: waitsForStaff(refund),
      may_retry: mayRefund && wasRefused(refund),
      failure: refund.failure,
      create_time: taipeiTime(refund.createdAt),
      settled_time: refund.settledAt && taipeiTime(refund.settledAt),
      paid_twice: refund.paidTwiceAt !== null && refund.alarmDismissedAt === null,
    })),
  };
}
