import * as z from 'zod/mini';
import { domain } from './endpoint';
import { pageQuery, paged } from './scalars';
import { articleSummary } from './articles.schemas';

/** The wall's posts (spec §3, Post). */
export const articles = domain('articles', {
  list: {
    summary: 'The wall, newest first: public posts, and those of the groups of whoever asks',
    access: 'guest',
    query: z.object(pageQuery),
    reply: paged(articleSummary),
  },
  promoted: {
    summary: 'The posts that the shop recommends',
    access: 'guest',
    reply: z.array(articleSummary),
  },
});
