import { post } from './articles';
import { sampleProducts } from './sample-products';
import { onePage, fixturesOf } from './replies';

/** The results of a search. */
export const search = fixturesOf('search', {
  products: onePage([sampleProducts.rice]),
  articles: onePage([post]),
});
