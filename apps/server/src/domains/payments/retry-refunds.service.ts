import { transaction } from '../../db/transaction';
import { resumeRequest } from '../../kernel/request-id';
import type { RefundGateway } from './gateway';
import { findOpenRefunds, leaveToStaff, type RefundRow } from './refunds.repo';
import { callGateway } from './refunds.service';
import { warnOfPaidTwice } from './warn-of-paid-twice';
import type { SettleContext } from './settle.service';

/** What retries of refunds need. */
interface RefundContext extends SettleContext {
  readonly gateway: RefundGateway;
}

const BATCH = 50;

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
    case 'done': {
      const settled = await transaction(db, (tx) => orders.settleRefund(tx, refund, now));
      if (settled === 'paidTwice') warnOfPaidTwice(log, refund);
      return;
    }
    case 'byHand':
      // The desk lists it until a colleague has paid it back.
      log.warn(about, 'Money has to be given back by hand');
      return leaveToStaff(db, refund.id);
    case 'unclear':
      log.error(about, 'It is unclear whether a refund was made: a colleague has to look it up');
      return;
    case 'later':
      return;
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
