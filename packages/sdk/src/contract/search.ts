import * as z from 'zod/mini';
import { domain } from './endpoint';
import { paged, text } from './scalars';
import { productListQuery } from './products';
import { productSummary } from './products.schemas';

/** Finding things by a word. */
export const search = domain('search', {
  products: {
    summary: 'Products whose name, summary or keywords hold the word',
    access: 'guest',
    params: z.object({ q: text(50) }),
    query: productListQuery,
    reply: paged(productSummary),
  },
});
