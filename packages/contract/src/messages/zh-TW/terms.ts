import type { Terms } from '../catalogue';

/** Words that more than one package says. */
export const terms: Terms = {
  temperatures: { 1: '常溫', 2: '冷藏', 3: '冷凍' },
  orderStates: {
    pending: '待付款',
    paid: '已付款',
    preparing: '備貨中',
    shipped: '已出貨',
    arrived: '已送達',
    completed: '已完成',
    cancelled: '已取消',
    expired: '逾期未付款',
    refunding: '退款處理中',
    refunded: '已退款',
  },
  separator: '；',
};
