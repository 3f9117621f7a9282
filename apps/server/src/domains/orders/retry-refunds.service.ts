import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import {
  callForRefund,
  findOpenRefunds,
  postponeRefund,
  type PaymentGateway,
  type RefundRow,
} from '../payments';
import { settleRefund } from './settle-refund.service';

const PORTION = 50;
/** How often people are reminded of money that only they can give back. */
const REMIND_AFTER_MS = 8 * 60 * 60_000;

/**
 * Sees to refunds that were left half way: the server stopped, or the gateway did not answer. Each is
 * asked for again, less and less often.
 */
export async function retryRefunds(
  db: Database,
  gateway: Pick<PaymentGateway, 'refund'>,
  log: FastifyBaseLogger,
  now: Date,
): Promise<void> {
  for (const refund of await findOpenRefunds(db, now, PORTION)) {
    try {
      await retry(db, gateway, refund, log, now);
    } catch (error) {
      log.error({ err: error, refund: refund.id }, 'A refund could not be seen to');
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
  const outcome = await callForRefund(db, gateway, refund, now);
  switch (outcome.kind) {
    case 'done':
      return transaction(db, (tx) => settleRefund(tx, refund, 'clock', now));
    case 'byHand':
      // The shop said that it gave the order's money back; of a surplus nobody has said so yet.
      if (refund.kind !== 'surplus') {
        return transaction(db, (tx) => settleRefund(tx, refund, 'clock', now));
      }
      log.warn(about, 'Money has to be given back by hand');
      return postponeRefund(db, refund.id, new Date(now.getTime() + REMIND_AFTER_MS));
    case 'refused':
      log.error({ ...about, words: outcome.words }, 'The gateway refuses a refund: look into it');
      return;
    case 'unanswered':
      log.warn({ ...about, err: outcome.error }, 'The gateway did not answer about a refund');
      return;
    case 'elsewhere':
      return;
  }
}
