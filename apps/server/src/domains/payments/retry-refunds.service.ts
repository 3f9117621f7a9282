import { transaction } from '../../db/transaction';
import { resumeRequest } from '../../kernel/request-id';
import type { PaymentGateway } from './gateway';
import { findOpenRefunds, postponeRefund, type RefundRow } from './refunds.repo';
import { callGateway } from './refunds.service';
import type { SettleContext } from './settle.service';

/** What retries of refunds need. */
interface RefundContext extends SettleContext {
  readonly gateway: Pick<PaymentGateway, 'refund'>;
}

const BATCH = 50;
/** Interval of the reminders about refunds that staff must make by hand. */
const REMIND_AFTER_MS = 8 * 60 * 60_000;

/** Retries refunds that were interrupted (server stopped, no answer of the gateway), at growing intervals. */
export async function retryRefunds(context: RefundContext, now: Date): Promise<void> {
  const { db, log } = context;
  for (const refund of await findOpenRefunds(db, now, BATCH)) {
    await resumeRequest(refund.requestId, () =>
      retry(context, refund, now).catch((error: unknown) =>
        log.error({ err: error, refund: refund.id }, 'A refund could not be retried'),
      ),
    );
  }
}

async function retry(
  { db, gateway, orders, log }: RefundContext,
  refund: RefundRow,
  now: Date,
): Promise<void> {
  const about = { refund: refund.id, order: refund.orderId };
  const outcome = await callGateway(db, gateway, refund, now);
  switch (outcome.kind) {
    case 'done':
      return transaction(db, (tx) => orders.settleRefund(tx, refund, now));
    case 'byHand':
      // For an order's refund, staff have confirmed that they paid it; for a surplus, nobody has yet.
      if (refund.kind !== 'surplus') {
        return transaction(db, (tx) => orders.settleRefund(tx, refund, now));
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
