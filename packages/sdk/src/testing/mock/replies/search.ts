import { post } from './articles';
import { sampleProducts } from './sample-products';
import { onePage, type Replies } from './replies';

/** The results of a search. */
export const search: Replies<'search'> = {
  products: onePage([sampleProducts.rice]),
  articles: onePage([post]),
};
