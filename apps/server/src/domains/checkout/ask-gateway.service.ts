import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { findOpenAttempts, type PaymentGateway } from '../payments';
import { settle } from './settle.service';

/**
 * Asks the gateway what became of an order's tries to pay, and takes its word: a callback that got
 * lost is made up for before the order is closed.
 *
 * @returns false when the gateway could not be asked about all of them.
 */
export async function askAboutOrder(
  db: Database,
  gateway: Pick<PaymentGateway, 'ask'>,
  orderId: number,
  log: FastifyBaseLogger,
): Promise<boolean> {
  let answered = true;
  for (const { merchantTradeNo } of await findOpenAttempts(db, orderId)) {
    try {
      const result = await gateway.ask(merchantTradeNo);
      // What failed is left as it is: only money is worth moving anything for at this hour.
      if (result?.outcome === 'paid') await settle(db, result, log);
    } catch (error) {
      log.warn({ err: error, trade: merchantTradeNo }, 'The gateway could not be asked');
      answered = false;
    }
  }
  return answered;
}
