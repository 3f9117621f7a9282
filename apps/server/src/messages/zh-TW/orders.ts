import type { OrderState } from '@mall/contract';

/** Texts about an order. */
export const orders = {
  payStatuses: { unpaid: '未付款', paid: '已付款', refunded: '已退款' },
  /** Shown when an order enters a state. */
  happenings: {
    pending: '訂單成立',
    paid: '付款完成',
    preparing: '開始為您備貨',
    shipped: '商品已出貨',
    arrived: '商品已送達',
    completed: '訂單完成，謝謝您的購買',
    cancelled: '訂單已取消',
    expired: '超過付款期限，訂單已自動取消',
    refunding: '退款處理中',
    refunded: '款項已退回',
  } satisfies Record<OrderState, string>,
  /** The same, where the state alone does not explain it. */
  happeningsBecause: {
    paid_too_late: '付款完成時訂單已取消，將為您全額退款',
    fee_stays: '退款處理中，另一筆訂單會用到這筆運費，所以運費不退',
    fee_kept: '款項已退回，運費由一起寄送的訂單使用',
    fee_returned: '一起寄送的訂單也取消了，運費已退回',
    lines_refunded: '部分商品或運費已退款',
    refund_withdrawn: '您取消了退款申請，訂單照常處理',
  },
  paymentFailed: '付款失敗',
};
