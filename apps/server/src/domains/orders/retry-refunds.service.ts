import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import {
  callGateway,
  findOpenRefunds,
  postponeRefund,
  type PaymentGateway,
  type RefundRow,
} from '../payments';
import { settleRefund } from './settle-refund.service';

const BATCH = 50;
/** Interval of the reminders about refunds that staff must make by hand. */
const REMIND_AFTER_MS = 8 * 60 * 60_000;

/** Retries refunds that were interrupted (server stopped, no answer of the gateway), at growing intervals. */
export async function retryRefunds(
  db: Database,
  gateway: Pick<PaymentGateway, 'refund'>,
  log: FastifyBaseLogger,
  now: Date,
): Promise<void> {
  for (const refund of await findOpenRefunds(db, now, BATCH)) {
    try {
      await retry(db, gateway, refund, log, now);
    } catch (error) {
      log.error({ err: error, refund: refund.id }, 'A refund could not be retried');
    }
  }
}

async function retry(
  db: Database,
  gateway: Pick<PaymentGateway, 'refund'>,
  refund: RefundRow,
  log: FastifyBaseLogger,
  now: Date,
): Promise<void> {
  const about = { refund: refund.id, order: refund.orderId };
  const outcome = await callGateway(db, gateway, refund, now);
  switch (outcome.kind) {
    case 'done':
      return transaction(db, (tx) => settleRefund(tx, refund, 'clock', now));
    case 'byHand':
      // For an order's refund, staff have confirmed that they paid it; for a surplus, nobody has yet.
      if (refund.kind !== 'surplus') {
        return transaction(db, (tx) => settleRefund(tx, refund, 'clock', now));
      }
      log.warn(about, 'Money has to be given back by hand');
      return postponeRefund(db, refund.id, new Date(now.getTime() + REMIND_AFTER_MS));
    case 'refused':
      log.error({ ...about, words: outcome.reason }, 'The gateway refuses a refund: check it');
      return;
    case 'unanswered':
      log.warn({ ...about, err: outcome.error }, 'The gateway did not answer about a refund');
      return;
    case 'elsewhere':
      return;
  }
}
