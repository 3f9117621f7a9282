import * as z from 'zod/mini';
import { count, id, money, pictureColor, pictureUrl } from '../core/scalars';
import { LAYERS } from '../core/wire';

/** A shipping temperature: 1 常溫, 2 冷藏, 3 冷凍. */
export const layer = z.union([
  z.literal(LAYERS.normal),
  z.literal(LAYERS.refrigerated),
  z.literal(LAYERS.frozen),
]);
/** A layer in a path. */
export const layerText = z.pipe(z.coerce.number<1 | 2 | 3 | '1' | '2' | '3'>(), layer);

/** One attribute of a variant: 口味 → 原味. */
export const attribute = z.object({ attr: z.string(), type: z.string() });

/** A product as displayed in lists. */
export const productSummary = z.object({
  p_id: id,
  name: z.string(),
  index_img: pictureUrl,
  /** The main colour of `index_img`. */
  color: pictureColor,
  /** The lowest sale price of its variants. */
  amount: money,
  market_price: money,
  layer,
  is_collect: z.boolean(),
  sold_out: z.boolean(),
  /** 缺貨中 or 快沒庫存了, as configured; null when there is enough stock. */
  stock_notice: z.nullable(z.string()),
  /** The variant to add to the cart directly; null when the shopper has to choose one. */
  rule_id: z.nullable(id),
  /** Units sold. */
  sold_count: count,
  /** Members who have it in their collection. */
  collect_count: count,
});

/** A variant, which is what shoppers buy. */
export const productRule = z.object({
  rule_id: id,
  attributes: z.array(attribute),
  amount: money,
  market_price: money,
  stock: count,
  buy_min: z.int(),
  buy_max: z.int(),
});

/** A day in Asia/Taipei, `YYYY-MM-DD`. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A shipping method of a product, or the reason why it is unavailable. */
const deliveryMethod = z.object({
  id,
  kind: z.enum(['home', 'cvs', 'pickup']),
  name: z.string(),
  description: z.string(),
  /** For one unit of the cheapest variant alone, to the main island. */
  fee: money,
  /** Items amount of one layer from which it is free; null: never. */
  free_from: z.nullable(money),
  /** The latest day of arrival when paid today; null: the shop promises none. */
  arrives_by: z.nullable(day),
  /** Why it is unavailable for this product, as text; null: it is available. */
  reason: z.nullable(z.string()),
});

/** The delivery of a product, independent of any cart. */
export const delivery = z.object({
  /** The latest day of shipment when paid today; null: the shop promises none. */
  leaves_by: z.nullable(day),
  /** All methods of its layer, in the order of checkout. */
  methods: z.array(deliveryMethod),
  /** Whether it can be picked up at a convenience store. */
  store_pickup: z.boolean(),
  /**
   * Whether it may be returned unopened within seven days. Perishable and chilled products are
   * exempt.
   */
  returnable: z.boolean(),
});

/** A line of a product's specification: 產地 → 台南市玉井區. */
export const productSpec = z.object({ label: z.string(), value: z.string() });

/**
 * The number of products for each choice of a filter, with the other filters unchanged. The
 * filter's own selection is ignored.
 */
export const productFacets = z.object({
  layers: z.array(z.object({ layer, count })),
  /** The shop's price bands, NT$, inclusive; null: no bound. */
  prices: z.array(z.object({ min: z.nullable(money), max: z.nullable(money), count })),
  on_sale: count,
  store_pickup: count,
  in_stock: count,
});
