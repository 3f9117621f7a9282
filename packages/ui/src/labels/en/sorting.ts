import type { SortLabels } from '../types/sorting';

/** English labels of sort orders. */
export const sorting: SortLabels = {
  sortBy: 'Sort by',
  relevance: 'Most relevant',
  orders: {
    newest: 'Newest',
    price_asc: 'Price: low to high',
    price_desc: 'Price: high to low',
    best_selling: 'Best selling',
    most_collected: 'Most saved',
  },
};
