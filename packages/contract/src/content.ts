import * as z from 'zod/mini';
import { domain } from './endpoint';
import { id, pictureUrl } from './scalars';
import { productSummary } from './products.schemas';

/** Content of the shop's front page and information pages. */
export const content = domain('content', {
  index: {
    summary: "The shop's front: banners, and rows of products",
    access: 'guest',
    reply: z.object({
      banners: z.array(
        z.object({ id, title: z.string(), text: z.string(), href: z.string(), img: pictureUrl }),
      ),
      sections: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          href: z.string(),
          products: z.array(productSummary),
        }),
      ),
    }),
  },
  quickLinks: {
    summary: 'Short ways into the shop',
    access: 'guest',
    reply: z.array(z.object({ id, name: z.string(), img: pictureUrl, href: z.string() })),
  },
  questions: {
    summary: 'What is asked often, by section',
    access: 'guest',
    reply: z.array(
      z.object({
        section: z.string(),
        list: z.array(
          z.object({
            id,
            question: z.string(),
            /** Sanitised HTML. */
            answer: z.string(),
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
      content: z.string(),
    }),
  },
  hotTags: { summary: 'What is searched for most', access: 'guest', reply: z.array(z.string()) },
});
