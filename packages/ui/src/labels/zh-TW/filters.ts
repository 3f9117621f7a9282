import type { FilterLabels } from '../types/filters';

/** Traditional Chinese labels of filters. */
export const defaultFilterLabels: FilterLabels = {
  temperature: '溫層',
  price: '價格',
  more: '更多條件',
  onSale: '特價中',
  storePickup: '可超商取貨',
  inStock: '只看有貨',
  priceFrom: '最低價',
  priceTo: '最高價',
  applyPrice: '套用',
  notWhole: '請輸入整數金額',
  from: (amount) => `${amount} 以上`,
  upTo: (amount) => `${amount} 以下`,
  clear: '清除條件',
};
