import * as z from 'zod/mini';
import { domain } from './domain';
import {
  html,
  id,
  idText,
  keyword,
  money,
  pageQuery,
  paged,
  pictureUrl,
  toggleAction,
} from '../core/scalars';
import {
  delivery,
  layer,
  layerText,
  productFacets,
  productRule,
  productSpec,
  productSummary,
} from './products.schemas';
import { articleSummary } from './articles.schemas';
import { FLAGS } from '../core/wire';

const sub = z.object({ id, name: z.string() });
const category = z.object({ id, name: z.string(), sub: z.optional(z.array(sub)) });

/** The sort orders of a product list. */
export const productSort = z.enum([
  'newest',
  'price_asc',
  'price_desc',
  'best_selling',
  'most_collected',
]);

/** The sort orders of the collection: the latest collected, the largest price drop, the cheapest. */
const collectedSort = z.enum(['newest', 'price_drop', 'price_asc']);

const price = z.coerce.number<number | string>().check(z.int(), z.gte(0), z.lte(10_000_000));
const flag = z.enum(FLAGS);

/** Filters and sort order of a product list; all optional. */
export const productListQuery = z.object({
  ...pageQuery,
  sort: z.optional(productSort),
  /** Only products of this layer. */
  layer: z.optional(layerText),
  /** NT$, inclusive. */
  price_min: z.optional(price),
  price_max: z.optional(price),
  /** '1': exclude sold-out products. */
  in_stock: z.optional(flag),
  /** '1': only what costs less than its market price. */
  on_sale: z.optional(flag),
  /** '1': only what can be picked up at a convenience store. */
  store_pickup: z.optional(flag),
  /** '1': include `facets`, the number of products for each choice of a filter. */
  facets: z.optional(flag),
  /** Only these products, such as the recently viewed ones of a device: `1001,1002`. */
  ids: z.optional(z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,23}$/, 'format error'))),
});

/** A page of products, with the facets if they were requested. */
export const productPage = z.object({
  ...paged(productSummary).shape,
  facets: z.optional(productFacets),
});

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
    params: z.object({ category: idText }),
    query: productListQuery,
    reply: productPage,
  },
  all: {
    summary: 'All products',
    access: 'guest',
    query: productListQuery,
    reply: productPage,
  },
  detail: {
    summary: 'One product: variants, pictures, delivery, posts that recommend it, similar products',
    access: 'guest',
    params: z.object({ id: idText }),
    reply: z.object({
      ...productSummary.shape,
      summary: z.string(),
      /** Sanitised HTML. */
      description: html,
      pictures: z.array(pictureUrl),
      category: z.object({ id, name: z.string(), parent: z.nullable(sub) }),
      layer,
      rules: z.array(productRule),
      specs: z.array(productSpec),
      delivery,
      /** Whether the member gets a notification when it is back in stock. */
      is_wait: z.boolean(),
      articles: z.array(articleSummary),
      /** Other products of its main category: those of its own sub-category first. */
      related: z.array(productSummary),
    }),
  },
  collected: {
    summary: "The member's collected products, the latest collected first",
    access: 'member',
    query: z.object({ ...pageQuery, sort: z.optional(collectedSort) }),
    reply: paged(
      z.object({
        ...productSummary.shape,
        /** NT$ by which the price has dropped since it was collected; 0: none. */
        price_drop: money,
        /** Whether it was sold out when it was collected and is available now. */
        back_in_stock: z.boolean(),
      }),
    ),
  },
  collect: {
    summary: 'Add a product to the collection, or remove it',
    access: 'member',
    body: z.object({ p_id: id, action: toggleAction }),
    reply: z.object({ p_id: id, is_collect: z.boolean() }),
  },
  waited: {
    summary: 'The products for which the member gets a back-in-stock notification, newest first',
    access: 'member',
    query: z.object(pageQuery),
    reply: paged(z.object({ ...productSummary.shape, is_wait: z.boolean() })),
  },
  wait: {
    summary: 'Request a back-in-stock notification for a product, or cancel it',
    access: 'member',
    body: z.object({ p_id: id, action: toggleAction }),
    reply: z.object({ p_id: id, is_wait: z.boolean() }),
  },
  findCategories: {
    summary: 'Categories whose name contains a keyword',
    access: 'guest',
    params: z.object({ q: keyword }),
    typedParams: ['q'],
    reply: z.array(z.object({ id, name: z.string(), parent: z.nullable(sub) })),
  },
});
