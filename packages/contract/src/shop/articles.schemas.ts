import * as z from 'zod/mini';
import { layer } from './products.schemas';
import { count, id, money, pictureColor, pictureSizes, pictureUrl, time } from '../core/scalars';

/** A product as displayed in a post. */
export const productInPost = z.object({
  p_id: id,
  name: z.string(),
  index_img: pictureUrl,
  /** The main colour of `index_img`. */
  color: pictureColor,
  amount: money,
  market_price: money,
  /** The variant to add to the cart directly; null when the shopper has to choose one. */
  rule_id: z.nullable(id),
  layer,
  sold_out: z.boolean(),
});

/** A comment under a post. */
export const comment = z.object({
  id,
  a_id: id,
  comment: z.string(),
  create_name: z.string(),
  create_icon: z.nullable(pictureUrl),
  create_time: time,
  /** Whether the caller may delete it. */
  is_mine: z.boolean(),
});

/** Pixels; null: unknown. */
const side = z.nullable(z.int());

/** A picture of a post. */
export const picture = z.object({
  id,
  url: pictureUrl,
  color: pictureColor,
  /** Other sizes, in `srcset` format; empty when there is one size. */
  srcset: pictureSizes,
  width: side,
  height: side,
});

/** A video of a post. */
export const video = z.object({
  id,
  url: pictureUrl,
  poster: z.nullable(pictureUrl),
  width: side,
  height: side,
  /** Seconds; null: unknown. */
  duration: z.nullable(z.int()),
});

/** A post as displayed in lists. */
export const articleSummary = z.object({
  id,
  content: z.string(),
  /** 1 public, 2 its groups only. */
  permission: z.union([z.literal(1), z.literal(2)]),
  gids: z.array(id),
  product: z.array(productInPost),
  pictures: z.array(picture),
  videos: z.array(video),
  create_name: z.string(),
  create_icon: z.nullable(pictureUrl),
  create_time: time,
  /** Whether the author has edited it. */
  edited: z.boolean(),
  /** Whether the caller may edit and delete it. */
  is_mine: z.boolean(),
  is_collect: z.boolean(),
  is_like: z.boolean(),
  like_count: count,
  comment_count: count,
  /** The latest two. */
  comments: z.array(comment),
});
