import type { FastifyBaseLogger } from 'fastify';
import type { RefundRow } from './refunds.repo';

/** Logs that the gateway paid back what a colleague had paid by hand before; the desk shows the alarm. */
export const warnOfPaidTwice = (
  log: Pick<FastifyBaseLogger, 'warn'>,
  { id, orderId, amount }: Pick<RefundRow, 'id' | 'orderId' | 'amount'>,
): void => log.warn({ refund: id, order: orderId, amount }, 'A refund was paid back twice');
