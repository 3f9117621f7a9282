import * as z from 'zod/mini';
import { domain } from './domain';
import { articleSummary } from './articles.schemas';
import { html, id, money, pictureColor, pictureUrl } from '../core/scalars';
import { layer, productSummary } from './products.schemas';

/** Content of the shop's front page and information pages. */
export const content = domain('content', {
  index: {
    summary:
      "The shop's front page: banners, sections of several kinds, and free-shipping thresholds",
    access: 'guest',
    reply: z.object({
      banners: z.array(
        z.object({
          id,
          title: z.string(),
          text: z.string(),
          href: z.string(),
          img: pictureUrl,
          /** The main colour of `img`. */
          color: pictureColor,
        }),
      ),
      sections: z.array(
        z.object({
          id: z.string(),
          /**
           * How it is displayed: a row, a ranking of best sellers, a post with its products, gifts,
           * or seasonal.
           */
          kind: z.enum(['row', 'ranked', 'post', 'gifts', 'season']),
          title: z.string(),
          href: z.string(),
          products: z.array(productSummary),
          /** `post`: the post that recommends the products; null otherwise. */
          article: z.nullable(articleSummary),
        }),
      ),
      /**
       * The items amount from which home delivery is free, for each temperature where it can be
       * free.
       */
      free_shipping: z.array(z.object({ layer, from: money })),
    }),
  },
  quickLinks: {
    summary: 'Quick links into the shop',
    access: 'guest',
    reply: z.array(
      z.object({
        id,
        name: z.string(),
        img: pictureUrl,
        /** The main colour of `img`. */
        color: pictureColor,
        href: z.string(),
      }),
    ),
  },
  questions: {
    summary: 'Frequently asked questions, by section',
    access: 'guest',
    reply: z.array(
      z.object({
        section: z.string(),
        list: z.array(
          z.object({
            id,
            question: z.string(),
            /** Sanitised HTML. */
            answer: html,
          }),
        ),
      }),
    ),
  },
  info: {
    summary: 'The terms (1), the privacy policy (2), or about the shop (3)',
    access: 'guest',
    params: z.object({
      page: z.pipe(z.coerce.number<1 | 2 | 3 | '1' | '2' | '3'>(), z.literal([1, 2, 3])),
    }),
    reply: z.object({
      title: z.string(),
      /** Sanitised HTML. */
      content: html,
    }),
  },
  hotTags: { summary: 'The most frequent searches', access: 'guest', reply: z.array(z.string()) },
});
