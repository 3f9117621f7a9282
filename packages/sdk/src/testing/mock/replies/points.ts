import type { PointEntry } from '../../../types';
import { totals } from './checkout';
import { fang } from './people';
import { onePage, fixturesOf } from './replies';

const entry: PointEntry = {
  id: 801,
  amount: fang.points,
  reason: '訂單完成',
  trans_order_id: '20261015BBBB',
  create_time: '2026-10-20 12:00:00',
  expire_time: '2027-10-20 23:59:59',
  balance: fang.points,
};
const expiring = { points: fang.points, time: '2027-10-20 23:59:59' };

/** The points of one order. */
export const points = fixturesOf('points', {
  expiry: { points: fang.points, point_expiry: expiring, list: [expiring] },
  history: onePage([entry]),
  apply: { points: totals.points_used, totals },
});
