import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { domain } from './domain';
import {
  html,
  id,
  idText,
  keyword,
  money,
  pageQuery,
  paged,
  pictureColor,
  pictureUrl,
  time,
  toggleAction,
} from '../core/scalars';
import {
  attributes,
  delivery,
  layerText,
  productFacets,
  productId,
  productRule,
  productSpec,
  productSummary,
} from './products.schemas';
import { articleSummary } from './articles.schemas';
import { FLAGS } from '../core/wire';

const sub = named(
  'SubCategory',
  'A category below a main one.',
  z.object({ id: describe(id, 'Its id.'), name: describe(z.string(), 'Its name.') }),
);
const category = named(
  'Category',
  'A category with its sub-categories.',
  z.extend(sub, {
    img: describe(z.nullable(pictureUrl), 'URL of its picture; null: it has none.'),
    color: pictureColor,
    sub: describe(z.optional(z.array(sub)), 'Its sub-categories, in order.'),
  }),
);
const subCategory = z.extend(sub, {
  parent: describe(z.nullable(sub), 'Its main category; null: it is a main category itself.'),
});

/** The sort orders of a product list. */
export const productSort = named(
  'ProductSort',
  'The sort order of a product list.',
  z.enum(['newest', 'price_asc', 'price_desc', 'best_selling', 'most_collected']),
);

const collectedSort = named(
  'CollectedSort',
  'The sort order of the collection: the latest collected, the largest price drop, the cheapest.',
  z.enum(['newest', 'price_drop', 'price_asc']),
);

const isWait = describe(
  z.boolean(),
  'Whether the caller is notified when it, or one of its variants, is back in stock.',
);
const price = z.coerce.number<number | string>().check(z.int(), z.gte(0), z.lte(10_000_000));
const flag = z.enum(FLAGS);

/** Filters and sort order of a product list; all optional. */
export const productListQuery = z.object({
  ...pageQuery,
  sort: describe(z.optional(productSort), 'The order of the list.'),
  layer: describe(
    z.optional(layerText),
    'Only products of this shipping temperature: 1 normal, 2 refrigerated, 3 frozen.',
  ),
  price_min: describe(z.optional(price), 'Minimum price, NT$.'),
  price_max: describe(z.optional(price), 'Maximum price, NT$.'),
  in_stock: describe(z.optional(flag), "'1': only products in stock."),
  on_sale: describe(z.optional(flag), "'1': only products below their regular price."),
  store_pickup: describe(z.optional(flag), "'1': only products for pickup at a convenience store."),
  facets: describe(
    z.optional(flag),
    "'1': include `facets`, how many products each filter would leave.",
  ),
  ids: describe(
    z.optional(z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,23}$/, 'format error'))),
    'Only these products, such as those that a device viewed last: their ids, with commas.',
  ),
});

/** A page of products, with the facets if they were requested. */
export const productPage = named(
  'ProductPage',
  'A page of products, with the facets if they were requested.',
  z.extend(paged(productSummary), {
    facets: describe(
      z.optional(productFacets),
      'How many products each filter would leave; only when requested.',
    ),
  }),
);

const productDetail = named(
  'ProductDetail',
  'A product in full, for its own page.',
  z.extend(productSummary, {
    summary: describe(z.string(), 'A summary in one sentence.'),
    description: describe(html, 'The full description, as safe HTML.'),
    pictures: describe(z.array(pictureUrl), 'Addresses of its pictures, in order.'),
    category: describe(subCategory, 'Its category.'),
    rules: describe(z.array(productRule), 'Its variants, in order.'),
    specs: describe(z.array(productSpec), 'Its specification, line by line.'),
    delivery: describe(delivery, 'How it can be shipped, and when it arrives.'),
    is_wait: isWait,
    articles: describe(z.array(articleSummary), 'Posts that recommend it.'),
    related: describe(
      z.array(productSummary),
      'Other products of its main category, those of its own sub-category first.',
    ),
  }),
);

const collectedProduct = named(
  'CollectedProduct',
  "A product of the member's collection, with its changes since it was collected.",
  z.extend(productSummary, {
    price_drop: describe(
      money,
      'NT$ by which it has become cheaper since it was collected; 0: it has not.',
    ),
    back_in_stock: describe(
      z.boolean(),
      'Whether it was sold out when it was collected, and is in stock now.',
    ),
  }),
);

const waitedProduct = named(
  'WaitedProduct',
  'A product for which the member gets a back-in-stock notification.',
  z.extend(productSummary, {
    is_wait: isWait,
    waits: describe(
      z.array(
        z.object({
          rule_id: describe(z.nullable(id), "The variant's id; null: any variant."),
          attributes,
          since: describe(time, 'Since when the member waits, Asia/Taipei.'),
        }),
      ),
      'The variants for which the member waits, the latest first.',
    ),
  }),
);

/** Categories, products and the member's collection. */
export const products = domain('products', {
  categories: {
    summary: 'Main categories in order, each with its sub-categories',
    access: 'guest',
    reply: z.array(category),
  },
  list: {
    summary: 'The products of a category and its sub-categories',
    access: 'guest',
    personal: true,
    params: z.object({
      category: describe(idText, "The category's id, or the one of a sub-category."),
    }),
    query: productListQuery,
    reply: productPage,
  },
  all: {
    summary: 'All products',
    access: 'guest',
    personal: true,
    query: productListQuery,
    reply: productPage,
  },
  detail: {
    summary: 'One product: variants, pictures, delivery, posts that recommend it, similar products',
    access: 'guest',
    personal: true,
    refusals: ['productGone'],
    params: z.object({ id: describe(idText, "The product's id.") }),
    reply: productDetail,
  },
  collected: {
    summary: "The member's collected products, the latest collected first",
    access: 'member',
    query: z.object({
      ...pageQuery,
      sort: describe(z.optional(collectedSort), 'The order of the list.'),
    }),
    reply: paged(collectedProduct),
  },
  collect: {
    summary: 'Add a product to the collection, or remove it',
    access: 'member',
    refusals: ['notFound', 'productGone'],
    body: z.object({ p_id: productId, action: toggleAction }),
    reply: z.object({ p_id: productId, is_collect: productSummary.shape.is_collect }),
  },
  waited: {
    summary: 'The products for which the member gets a back-in-stock notification, newest first',
    access: 'member',
    query: z.object(pageQuery),
    reply: paged(waitedProduct),
  },
  wait: {
    summary: 'Request a back-in-stock notification for a product or a variant, or cancel it',
    access: 'member',
    refusals: ['notFound', 'productGone', 'tooManyWaits'],
    body: z.object({
      p_id: productId,
      rule_id: describe(
        z.optional(id),
        'The variant; missing: the first one that is back, or to cancel all of them.',
      ),
      action: toggleAction,
    }),
    reply: z.object({ p_id: productId, is_wait: isWait }),
  },
  findCategories: {
    summary: 'Categories whose name contains a keyword',
    access: 'guest',
    params: z.object({ q: keyword }),
    typedParams: ['q'],
    reply: z.array(subCategory),
  },
});
