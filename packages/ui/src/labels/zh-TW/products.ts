import type { ProductPickerLabels } from '../types/products';

/** Traditional Chinese labels of the product picker. */
export const defaultProductPickerLabels: ProductPickerLabels = {
  title: '推薦商品',
  keyword: '搜尋要推薦的商品',
  placeholder: '商品名稱，例如：芒果',
  found: '搜尋結果',
  ticked: '已選的商品',
  nothing: (keyword) => `找不到「${keyword}」相關的商品`,
  more: '看更多',
  add: (count) => `加入 ${count} 項`,
  addNone: '加入',
  full: (count) => `一則貼文最多推薦 ${count} 項商品`,
};
