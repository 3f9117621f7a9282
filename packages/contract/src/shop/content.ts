import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { departure } from './departure.schemas';
import { domain } from './domain';
import { articleSummary } from './articles.schemas';
import { html, id, money, pictureColor, pictureUrl } from '../core/scalars';
import { layer, productSummary } from './products.schemas';

const href = describe(z.string(), 'Where it leads: a path of the site, or an address.');
const banner = z.object({
  id: describe(id, 'Its id.'),
  title: describe(z.string(), 'Its title.'),
  text: describe(z.string(), 'The line below its title.'),
  href,
  img: describe(pictureUrl, 'Address of its picture.'),
  color: pictureColor,
});

const section = z.object({
  id: describe(z.string(), 'Its id.'),
  kind: describe(
    z.enum(['row', 'ranked', 'post', 'gifts', 'season']),
    'How it is shown: a row, the best sellers by rank, a post with its products, gifts, the season.',
  ),
  title: describe(z.string(), 'Its title.'),
  href,
  products: describe(z.array(productSummary), 'Its products, in order.'),
  article: describe(
    z.nullable(articleSummary),
    '`post`: the post that recommends the products; null otherwise.',
  ),
});

const shopIndex = named(
  'ShopIndex',
  'The home page: banners, and rows of products.',
  z.object({
    banners: describe(z.array(banner), 'The large pictures at the top, in order.'),
    sections: describe(z.array(section), 'The shelves, in order.'),
    free_shipping: describe(
      z.array(z.object({ layer, from: describe(money, 'Price of the items, NT$.') })),
      'The minimum for free home delivery, for each temperature that has one.',
    ),
    departure: describe(
      z.nullable(departure),
      'The earliest departure by home delivery at any temperature, if it is paid now; null: no day is promised.',
    ),
  }),
);

const question = z.object({
  id: describe(id, 'Its id.'),
  question: describe(z.string(), 'The question.'),
  answer: describe(html, 'The answer, as safe HTML.'),
});

const questionSection = named(
  'QuestionSection',
  'A section of the FAQ.',
  z.object({
    section: describe(z.string(), 'Title of the section.'),
    list: describe(z.array(question), 'Its questions, in order.'),
  }),
);

const infoPage = named(
  'InfoPage',
  'A text page: the terms, the privacy policy or the about page.',
  z.object({
    title: describe(z.string(), 'Its title.'),
    content: describe(html, 'The text, as safe HTML.'),
  }),
);

/** Content of the shop's front page and information pages. */
export const content = domain('content', {
  index: {
    summary:
      "The shop's front page: banners, sections of several kinds, free-shipping thresholds, and the next departure",
    access: 'guest',
    personal: true,
    reply: shopIndex,
  },
  quickLinks: {
    summary: 'Quick links into the shop',
    access: 'guest',
    reply: z.array(
      named(
        'QuickLink',
        'A shortcut to a part of the shop.',
        z.object({
          id: describe(id, 'Its id.'),
          name: describe(z.string(), 'Its name.'),
          img: describe(pictureUrl, 'Address of its picture.'),
          color: pictureColor,
          href,
        }),
      ),
    ),
  },
  questions: {
    summary: 'Frequently asked questions, by section',
    access: 'guest',
    reply: z.array(questionSection),
  },
  info: {
    summary: 'The terms (1), the privacy policy (2), or about the shop (3)',
    access: 'guest',
    params: z.object({
      page: describe(
        z.pipe(z.coerce.number<1 | 2 | 3 | '1' | '2' | '3'>(), z.literal([1, 2, 3])),
        '1 the terms, 2 the privacy policy, 3 about the shop.',
      ),
    }),
    reply: infoPage,
  },
  hotTags: { summary: 'The most frequent searches', access: 'guest', reply: z.array(z.string()) },
});
