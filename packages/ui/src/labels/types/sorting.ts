/** The sort orders of a product list, as the API names them. */
export type ProductOrder =
  | 'newest'
  | 'price_asc'
  | 'price_desc'
  | 'best_selling'
  | 'most_collected';

/** The labels of the sort order of a product list. */
export interface SortLabels {
  sortBy: string;
  /** The order of search results until another one is chosen. */
  relevance: string;
  orders: Readonly<Record<ProductOrder, string>>;
}
