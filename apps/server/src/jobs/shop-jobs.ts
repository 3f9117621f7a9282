import type { Mall } from '../context/context';
import type { Job } from '../kernel/job';
import { runBatches } from '../domains/batches';
import { closeMonths } from '../domains/dealers';
import { completeArrived, expireUnpaid, paidOrders, remindOfCodes } from '../domains/orders';
import { queryPayments, retryRefunds, retryVerifications } from '../domains/payments';
import { expirePoints } from '../domains/points';
import { endReductions } from '../domains/products';
import { followHours } from '../domains/shop-settings';

const MINUTE_MS = 60_000;

/** Time-based jobs for orders, points and commissions. Safe to run on several servers at once. */
export const shopJobs = ({
  db,
  gateway,
  hub,
  log,
}: Pick<Mall, 'db' | 'gateway' | 'hub' | 'log'>): readonly Job[] => [
  {
    name: 'run batches of orders',
    everyMs: MINUTE_MS,
    run: (now) => runBatches(db, log, now),
  },
  {
    name: 'verify payments',
    everyMs: MINUTE_MS,
    run: (now) => retryVerifications({ db, gateway, orders: paidOrders, log }, now),
  },
  {
    name: 'expire unpaid orders',
    everyMs: MINUTE_MS,
    run: (now) =>
      expireUnpaid(
        db,
        (orderId) => queryPayments({ db, gateway, orders: paidOrders, log }, orderId),
        log,
        now,
      ),
  },
  {
    name: 'remind of payment codes',
    everyMs: MINUTE_MS,
    run: (now) => remindOfCodes(db, now),
  },
  {
    name: 'complete orders that arrived',
    everyMs: MINUTE_MS,
    run: (now) => completeArrived(db, log, now),
  },
  {
    name: 'see to open refunds',
    everyMs: MINUTE_MS,
    run: (now) => retryRefunds({ db, gateway, orders: paidOrders, log }, now),
  },
  {
    name: 'follow the opening hours of the chat',
    everyMs: MINUTE_MS,
    run: (now) => followHours({ db, hub }, now),
  },
  { name: 'end reductions', everyMs: MINUTE_MS, run: (now) => endReductions(db, now) },
  { name: 'expire points', everyMs: MINUTE_MS, run: (now) => expirePoints(db, now) },
  { name: 'close the months of dealers', everyMs: MINUTE_MS, run: (now) => closeMonths(db, now) },
];
