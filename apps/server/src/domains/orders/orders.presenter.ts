import type { Language } from '../../http/language';
import { taipeiTime } from '../../http/taipei-time';
import { attemptName } from '../../payments/payment-names';
import type { AttemptRow } from '../../payments/attempts.repo';
import { savedOn } from '../checkout/totals';
import type { OrderEventRow, OrderItemRow, OrderRow } from './orders.repo';
import { isPayable } from './payable';
import { happeningText, payStatusText, stateText } from './orders.words';

/** As many products stand in a list for the whole order. */
const SHOWN_IN_LIST = 3;

/** An order as lists show it. */
export function presentSummary(
  order: OrderRow,
  items: readonly OrderItemRow[],
  language: Language,
  now: Date,
) {
  return {
    ...presentHead(order, items, language, now),
    products: items.slice(0, SHOWN_IN_LIST).map((item) => ({
      index_img: item.picture,
      p_name: item.name,
      amount: item.amount,
      count: item.quantity,
    })),
  };
}

/** An order, whole. */
export function presentDetail(
  order: OrderRow,
  items: readonly OrderItemRow[],
  events: readonly OrderEventRow[],
  latest: AttemptRow | undefined,
  language: Language,
  now: Date,
) {
  const { shipping } = order;
  return {
    ...presentHead(order, items, language, now),
    products: items.map((item) => ({
      p_id: item.productId,
      p_name: item.name,
      index_img: item.picture,
      attributes: [...item.attributes],
      type: item.type,
      amount: item.amount,
      count: item.quantity,
    })),
    totals: {
      items_amount: order.itemsAmount,
      saved_amount: savedOn(items),
      shipping_fee: order.shippingFee,
      coupon_amount: order.discount,
      points_used: order.pointsUsed,
      points_amount: order.pointsDiscount,
      discount_amount: order.discount + order.pointsDiscount,
      total_amount: order.finalAmount,
      points_to_earn: 0,
    },
    shipping: {
      name: shipping.name,
      recipient: shipping.recipient,
      phone: shipping.phone,
      address: shipping.address,
      note: shipping.note,
    },
    payment: {
      name: latest === undefined ? '' : attemptName(latest, language),
      paid_time: order.paidAt && taipeiTime(order.paidAt),
      failure: latest?.state === 'failed' ? latest.failure : null,
      code: null,
      transfer: null,
      expire_time: order.expiresAt && taipeiTime(order.expiresAt),
    },
    can_cancel: false,
    can_refund: false,
    cancel_reason: order.cancelReason,
    invoice: order.invoice,
    timeline: events.map(({ to, reason, createdAt }) => ({
      state: to,
      text: happeningText(to, reason, language),
      time: taipeiTime(createdAt),
    })),
  };
}

function presentHead(
  order: OrderRow,
  items: readonly OrderItemRow[],
  language: Language,
  now: Date,
) {
  return {
    trans_order_id: order.transOrderId,
    state: order.state,
    state_text: stateText(order.state, language),
    pay_status_text: payStatusText(order.payStatus, language),
    can_pay: isPayable(order, now),
    create_time: taipeiTime(order.createdAt),
    layer: order.layer,
    final_amount: order.finalAmount,
    products_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
