import * as z from 'zod/mini';
import { totals } from './checkout.schemas';
import { domain } from './domain';
import { layerText } from './products.schemas';
import { count, id, pageQuery, paged, time } from '../core/scalars';

/** An entry of the points ledger. */
const entry = z.object({
  id,
  /** Positive: earned; negative: spent or expired. */
  amount: z.int(),
  reason: z.string(),
  trans_order_id: z.nullable(z.string()),
  create_time: time,
  /** When the unspent part of earned points expires; null: never, or not earned points. */
  expire_time: z.nullable(time),
  /** The balance after this entry. */
  balance: count,
});

/** A member's points. */
export const points = domain('points', {
  expiry: {
    summary: 'The balance, and the points that will expire, soonest first',
    access: 'member',
    reply: z.object({
      points: count,
      /** The next points to expire; null: none. */
      point_expiry: z.nullable(z.object({ points: count, time })),
      list: z.array(z.object({ points: count, time })),
    }),
  },
  history: {
    summary: 'The ledger of points, newest first; its amounts sum to the balance',
    access: 'member',
    query: z.object(pageQuery),
    reply: paged(entry),
  },
  apply: {
    summary: "Spend points on one layer's cart; 0 spends none",
    access: 'member',
    params: z.object({
      layer: layerText,
      amount: z.coerce.number<number | string>().check(z.int(), z.gte(0), z.lte(2_147_483_647)),
    }),
    typedParams: ['amount'],
    reply: z.object({ points: count, totals }),
  },
});
