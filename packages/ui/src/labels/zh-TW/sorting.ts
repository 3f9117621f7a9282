import type { SortLabels } from '../types/sorting';

/** Traditional Chinese labels of sort orders. */
export const defaultSortLabels: SortLabels = {
  sortBy: '排序',
  relevance: '最相關',
  orders: {
    newest: '最新上架',
    price_asc: '價格由低到高',
    price_desc: '價格由高到低',
    best_selling: '熱銷排行',
    most_collected: '最多收藏',
  },
};
