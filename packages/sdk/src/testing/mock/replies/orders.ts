import type { OrderDetail, OrderMessage, OrderSummary } from '../../../types';
import { home } from './addresses';
import { normalCart } from './cart';
import { totals } from './checkout';
import { departure } from './departure';
import { fang } from './people';
import { onePage, fixturesOf } from './replies';

const order = {
  trans_order_id: '20261120AAAA',
  state: 'pending',
  state_text: '待付款',
  pay_status_text: '等待 ATM 轉帳',
  can_pay: true,
  pay_until: '2026-11-25 23:59:59',
  create_time: '2026-11-20 20:10:05',
  layer: normalCart.layer,
  final_amount: totals.total_amount,
  products_count: normalCart.totals.count,
  departure,
} as const;
const due = {
  name: 'ATM 虛擬帳號',
  amount: order.final_amount,
  expire_time: '2026-11-25 23:59:59',
} as const;
const code = { kind: 'atm', bank_code: '999', account: '9103522175887271' } as const;

const summary: OrderSummary = {
  ...order,
  products: normalCart.list.map(({ index_img, name, amount, quantity }) => ({
    ...{ index_img, amount },
    p_name: name,
    count: quantity,
  })),
  payment_due: due,
};

const detail: OrderDetail = {
  ...order,
  products: normalCart.list.map(
    ({ p_id, name, index_img, attributes, type, amount, quantity }) => ({
      ...{ p_id, index_img, attributes, type, amount },
      p_name: name,
      count: quantity,
      refunded_count: 0,
    }),
  ),
  totals,
  shipping: {
    name: '宅配到府',
    recipient: home.name,
    phone: home.phone,
    address: `${home.zip} ${home.county}${home.district}${home.street}`,
    note: '',
    carrier: null,
    tracking_number: null,
    tracking_url: null,
  },
  payment: {
    method: 'atm',
    name: 'ATM 轉帳',
    paid_time: null,
    failure: null,
    code,
    codes: [{ ...due, code }],
    transfer: null,
    expire_time: due.expire_time,
  },
  can_cancel: true,
  can_refund: false,
  can_withdraw: false,
  refund_amount: null,
  refunded_amount: 0,
  cancel_reason: null,
  invoice: { kind: 'member' },
  timeline: [{ state: 'pending', text: '訂單成立', time: order.create_time }],
};

const cancelled: OrderDetail = {
  ...detail,
  state: 'cancelled',
  state_text: '已取消',
  pay_status_text: '未付款',
  can_pay: false,
  pay_until: null,
  departure: null,
  can_cancel: false,
  cancel_reason: '想改訂別的',
  payment: { ...detail.payment, code: null, codes: [], expire_time: null },
  timeline: [
    ...detail.timeline,
    { state: 'cancelled', text: '已取消', time: '2026-11-20 20:30:00' },
  ],
};

const message: OrderMessage = {
  id: 601,
  text: '請問週五收得到嗎？',
  from_shop: false,
  create_name: fang.name,
  create_time: '2026-11-20 20:15:00',
};

/** An order that waits for a bank transfer. */
export const orders = fixturesOf('orders', {
  list: onePage([summary]),
  recent: [summary],
  detail,
  saveTransfer: detail,
  refund: cancelled,
  messages: onePage([message]),
  sendMessage: message,
});
