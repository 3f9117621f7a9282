import * as z from 'zod/mini';
import { domain } from './domain';
import { keyword, pageQuery, paged } from '../core/scalars';
import { articleSummary } from './articles.schemas';
import { productListQuery, productPage } from './products';

/** The most results of a search: a frequent word has more matches than anyone reads. */
export const SEARCH_RESULT_LIMIT = 240;

/** Keyword search. */
export const search = domain('search', {
  products: {
    summary: `Products whose name, summary or keywords contain the keyword: the ${SEARCH_RESULT_LIMIT} best-selling ones`,
    access: 'guest',
    personal: true,
    params: z.object({ q: keyword }),
    typedParams: ['q'],
    query: productListQuery,
    reply: productPage,
  },
  articles: {
    summary: `Posts that contain the keyword and are visible to the caller: the ${SEARCH_RESULT_LIMIT} newest ones, newest first`,
    access: 'guest',
    personal: true,
    params: z.object({ q: keyword }),
    typedParams: ['q'],
    query: z.object(pageQuery),
    reply: paged(articleSummary),
  },
});
