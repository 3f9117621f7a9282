import * as z from 'zod/mini';
import { domain } from './endpoint';
import { id, pictureUrl } from './scalars';
import { productSummary } from './products.schemas';

/** What the shop puts in its window. */
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
  hotTags: { summary: 'What is searched for most', access: 'guest', reply: z.array(z.string()) },
});
