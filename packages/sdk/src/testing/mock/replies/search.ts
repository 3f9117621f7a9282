import { post } from './articles';
import { goods } from './goods';
import { onePage, type Replies } from './replies';

/** What a search finds. */
export const search: Replies<'search'> = {
  products: onePage([goods.rice]),
  articles: onePage([post]),
};
