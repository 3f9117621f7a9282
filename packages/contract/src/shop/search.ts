import * as z from 'zod/mini';
import { domain } from './domain';
import { keyword, pageQuery, paged } from '../core/scalars';
import { articleSummary } from './articles.schemas';
import { productListQuery, productPage } from './products';

/** Keyword search. */
export const search = domain('search', {
  products: {
    summary: 'Products whose name, summary or keywords contain the keyword',
    access: 'guest',
    personal: true,
    params: z.object({ q: keyword }),
    typedParams: ['q'],
    query: productListQuery,
    reply: productPage,
  },
  articles: {
    summary: 'Posts that contain the keyword and are visible to the caller, newest first',
    access: 'guest',
    personal: true,
    params: z.object({ q: keyword }),
    typedParams: ['q'],
    query: z.object(pageQuery),
    reply: paged(articleSummary),
  },
});
