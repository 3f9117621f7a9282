import type { ProductPickerLabels } from '../types/products';

/** English labels of the product picker. */
export const products: ProductPickerLabels = {
  title: 'Recommend products',
  keyword: 'Search products to recommend',
  placeholder: 'Product name, e.g. mango',
  found: 'Search results',
  ticked: 'Chosen products',
  nothing: (keyword) => `Nothing found for “${keyword}”`,
  more: 'Load more',
  add: (count) => `Add ${count}`,
  addNone: 'Add',
  full: (count) => `A post recommends ${count} products at most`,
};
