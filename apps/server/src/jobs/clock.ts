import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import { closeMonths } from '../domains/dealers/close-months.service';
import { completeArrived } from '../domains/orders/complete-arrived.service';
import { expireUnpaid } from '../domains/orders/expire-orders.service';
import { expirePoints } from '../domains/points/ledger.service';
import { askAboutOrder } from '../domains/checkout/ask-gateway.service';
import type { PaymentGateway } from '../domains/payments/gateway';

const EVERY_MS = 60_000;

/** What the clock works with. */
export interface ClockParts {
  readonly db: Database;
  readonly gateway: Pick<PaymentGateway, 'ask'>;
  readonly log: FastifyBaseLogger;
}

/** What happens by itself as time goes by. Several servers may do all of it at once. */
const jobs: Readonly<Record<string, (parts: ClockParts, now: Date) => Promise<unknown>>> = {
  'close overdue orders': ({ db, gateway, log }, now) =>
    expireUnpaid(db, (orderId) => askAboutOrder(db, gateway, orderId, log), log, now),
  'complete what has arrived': ({ db, log }, now) => completeArrived(db, log, now),
  'take points that are over': ({ db }, now) => expirePoints(db, now),
  'close the months of dealers': ({ db }, now) => closeMonths(db, now),
};

/** One round: everything that is due by then. What fails is logged and tried again in the next one. */
export async function runClock(parts: ClockParts, now = new Date()): Promise<void> {
  for (const [name, job] of Object.entries(jobs)) {
    try {
      await job(parts, now);
    } catch (error) {
      parts.log.error({ err: error }, `The clock could not ${name}`);
    }
  }
}

/**
 * Runs a round from time to time, one after the other.
 *
 * @returns a function that stops it, once the round under way is over.
 */
export function startClock(parts: ClockParts): () => Promise<void> {
  let round: Promise<void> | null = null;
  const timer = setInterval(() => {
    round ??= runClock(parts).finally(() => (round = null));
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
