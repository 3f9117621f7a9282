import type { Terms } from '../catalogue';

/** The shipping temperatures, by layer. */
export const temperatures: Terms['temperatures'] = { 1: '常溫', 2: '冷藏', 3: '冷凍' };

/** The order states. */
export const orderStates: Terms['orderStates'] = {
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
};

/** The weekdays as they stand behind a date, from Sunday. */
export const weekdays: Terms['weekdays'] = [
  '（日）',
  '（一）',
  '（二）',
  '（三）',
  '（四）',
  '（五）',
  '（六）',
];

/** Separates sentences in one text. */
export const separator: string = '；';

/** A waiting time. */
export const duration: Terms['duration'] = (seconds) => {
  if (seconds <= 90) return `${seconds} 秒`;
  return seconds <= 7200 ? `${Math.ceil(seconds / 60)} 分鐘` : `${Math.ceil(seconds / 3600)} 小時`;
};
