import * as z from 'zod/mini';
import { count, id, money, pictureUrl } from './scalars';

/** A shipping temperature: 1 常溫, 2 冷藏, 3 冷凍 (spec §4). */
export const layer = z.union([z.literal(1), z.literal(2), z.literal(3)]);
/** A layer in a path. */
export const layerText = z.pipe(z.coerce.number<1 | 2 | 3 | '1' | '2' | '3'>(), layer);

/** One attribute of a variant: 口味 → 原味. */
export const attribute = z.object({ attr: z.string(), type: z.string() });

/** A product as lists show it (spec §3). */
export const productSummary = z.object({
  p_id: id,
  name: z.string(),
  index_img: pictureUrl,
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
