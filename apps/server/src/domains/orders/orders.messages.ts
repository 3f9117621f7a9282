import type { OrderState } from '../../db/schema';
import type { Language } from '../../kernel/language';
import type { MoveReason } from './move-order.service';

type Words = Readonly<Record<Language, string>>;

const states: Readonly<Record<OrderState, Words>> = {
  pending: { zh: '待付款', en: 'Awaiting payment' },
  paid: { zh: '已付款', en: 'Paid' },
  preparing: { zh: '備貨中', en: 'Being packed' },
  shipped: { zh: '已出貨', en: 'Shipped' },
  arrived: { zh: '已送達', en: 'Arrived' },
  completed: { zh: '已完成', en: 'Completed' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  expired: { zh: '逾期未付款', en: 'Not paid in time' },
  refunding: { zh: '退款處理中', en: 'Being refunded' },
  refunded: { zh: '已退款', en: 'Refunded' },
};

const payStatuses: Readonly<Record<'unpaid' | 'paid' | 'refunded', Words>> = {
  unpaid: { zh: '未付款', en: 'Unpaid' },
  paid: { zh: '已付款', en: 'Paid' },
  refunded: { zh: '已退款', en: 'Refunded' },
};

const happenings: Readonly<Record<OrderState, Words>> = {
  pending: { zh: '訂單成立，等待付款', en: 'Order placed, awaiting payment' },
  paid: { zh: '付款完成', en: 'Payment received' },
  preparing: { zh: '開始為您備貨', en: 'We began packing your goods' },
  shipped: { zh: '商品已出貨', en: 'Your parcel is on its way' },
  arrived: { zh: '商品已送達', en: 'Your parcel has arrived' },
  completed: { zh: '訂單完成，謝謝您的購買', en: 'Order completed, thank you' },
  cancelled: { zh: '訂單已取消', en: 'Order cancelled' },
  expired: {
    zh: '超過付款期限，訂單已自動取消',
    en: 'Not paid in time, the order was closed',
  },
  refunding: { zh: '退款處理中', en: 'Refund under way' },
  refunded: { zh: '款項已退回', en: 'Money returned' },
};

const reasons: Readonly<Record<Exclude<MoveReason, ''>, Words>> = {
  paid_too_late: {
    zh: '付款完成時訂單已取消，將為您全額退款',
    en: 'Paid after the order was closed; you will get all of it back',
  },
  fee_stays: {
    zh: '退款處理中，另一筆訂單會用到這筆運費，所以運費不退',
    en: 'Refund under way; the shipping fee stays, because another order travels on it',
  },
  fee_kept: {
    zh: '款項已退回，運費由一起寄送的訂單使用',
    en: 'Money returned, less the shipping fee that another order travels on',
  },
  fee_returned: {
    zh: '一起寄送的訂單也取消了，運費已退回',
    en: 'The other order was cancelled too: shipping fee returned',
  },
};

const isReason = (reason: string): reason is keyof typeof reasons => reason in reasons;

/** `待付款` */
export const stateText = (state: OrderState, language: Language) => states[state][language];

/** `未付款` */
export const payStatusText = (status: keyof typeof payStatuses, language: Language) =>
  payStatuses[status][language];

/** What happened when an order came into a state: `付款完成`. */
export const happeningText = (to: OrderState, reason: string, language: Language) =>
  (isReason(reason) ? reasons[reason] : happenings[to])[language];
