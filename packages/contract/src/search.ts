import * as z from 'zod/mini';
import { domain } from './endpoint';
import { keyword, pageQuery, paged } from './scalars';
import { articleSummary } from './articles.schemas';
import { productListQuery, productPage } from './products';

/** Keyword search. */
export const search = domain('search', {
  products: {
    summary: 'Products whose name, summary or keywords hold the word',
    access: 'guest',
    params: z.object({ q: keyword }),
    typedParams: ['q'],
    query: productListQuery,
    reply: productPage,
  },
  articles: {
    summary: 'Posts that hold the word, newest first, as far as whoever asks may see them',
    access: 'guest',
    params: z.object({ q: keyword }),
    typedParams: ['q'],
    query: z.object(pageQuery),
    reply: paged(articleSummary),
  },
});
