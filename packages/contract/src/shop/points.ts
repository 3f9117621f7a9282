import * as z from 'zod/mini';
import { totals } from './checkout.schemas';
import { describe, named } from '../core/describe';
import { domain } from './domain';
import { layerText } from './products.schemas';
import { count, id, pageQuery, paged, time } from '../core/scalars';

const entry = named(
  'PointEntry',
  'One entry of the points ledger.',
  z.object({
    id: describe(id, 'Its id.'),
    amount: describe(z.int(), 'Positive: earned; negative: spent or expired.'),
    reason: describe(z.string(), 'The reason, for a person.'),
    trans_order_id: describe(z.nullable(z.string()), "The order's number; null: no order."),
    create_time: describe(time, 'When it was created, Asia/Taipei.'),
    expire_time: describe(
      z.nullable(time),
      'When the unspent part expires, Asia/Taipei; null: never, or it was not earned.',
    ),
    balance: describe(count, 'The balance after it.'),
  }),
);

const expiringPoints = z.object({
  points: describe(count, 'How many points.'),
  time: describe(time, 'When they expire, Asia/Taipei.'),
});

/** A member's points. */
export const points = domain('points', {
  expiry: {
    summary: 'The balance, and the points that will expire, soonest first',
    access: 'member',
    reply: named(
      'PointExpiry',
      'The balance of points, and what expires next.',
      z.object({
        points: describe(count, 'The balance.'),
        point_expiry: describe(
          z.nullable(expiringPoints),
          'The next points to expire; null: none.',
        ),
        list: describe(z.array(expiringPoints), 'The amounts by expiry, the soonest first.'),
      }),
    ),
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
    refusals: ['layerOff', 'pointsShort'],
    params: z.object({
      layer: layerText,
      amount: describe(
        z.coerce.number<number | string>().check(z.int(), z.gte(0), z.lte(2_147_483_647)),
        'How many points to spend; 0: none.',
      ),
    }),
    typedParams: ['amount'],
    reply: z.object({ points: describe(count, 'How many points are spent.'), totals }),
  },
});
