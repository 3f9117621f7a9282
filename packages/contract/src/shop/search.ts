import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { domain } from './domain';
import { keyword, pageQuery, paged } from '../core/scalars';
import { articleSummary } from './articles.schemas';
import { productListQuery, productPage } from './products';

/** The most results of a search: a frequent word has more matches than anyone reads. */
export const SEARCH_RESULT_LIMIT = 240;

const foundProducts = named(
  'FoundProducts',
  'A page of the products that a search found.',
  z.extend(productPage, {
    suggestion: describe(
      z.optional(z.string()),
      'A name that resembles the keyword; only when nothing was found.',
    ),
  }),
);

/** Keyword search. */
export const search = domain('search', {
  products: {
    summary: `Products whose name, summary or keywords contain the keyword: the ${SEARCH_RESULT_LIMIT} best-selling ones`,
    access: 'guest',
    personal: true,
    params: z.object({ q: keyword }),
    typedParams: ['q'],
    query: productListQuery,
    reply: foundProducts,
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
