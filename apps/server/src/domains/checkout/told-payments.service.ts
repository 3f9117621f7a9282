import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import {
  askLater,
  type AttemptRow,
  claimToAsk,
  findAttempt,
  hasMoney,
  type PaymentGateway,
  type PaymentResult,
  stopAsking,
} from '../payments';
import { settle, type Settled } from './settle.service';

type Asked = Pick<PaymentGateway, 'ask'>;

const MINUTE_MS = 60_000;
const PORTION = 50;
/** Minutes until the gateway is queried again: every minute at first, then less often. */
const ASK_AFTER = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 10, 30, 60, 120, 240] as const;
const LONGEST_WAIT = 480;
/** About ten days: a payment that the gateway does not know by then was never made. */
const MOST_ASKS = 48;

/**
 * Handles a payment notice. Even with a valid signature it is only a reason to query the gateway:
 * only the answer to that query counts. Until the gateway confirms it, the notice is stored, and
 * {@link askAboutTold} queries again.
 */
export async function hearOfMoney(
  db: Database,
  gateway: Asked,
  { merchantTradeNo }: PaymentResult,
  log: FastifyBaseLogger,
  now: Date,
): Promise<Settled> {
  const attempt = await findAttempt(db, merchantTradeNo);
  if (!attempt) {
    log.warn({ trade: merchantTradeNo }, 'A payment came for an unknown trade');
    return 'unknown trade';
  }
  if (hasMoney(attempt)) return 'ok';
  await askLater(db, attempt.id, askAgainAt(now)(0));
  return ask(db, gateway, attempt, log);
}

/** Queries the gateway again about payments that it has not confirmed yet. */
export async function askAboutTold(
  db: Database,
  gateway: Asked,
  log: FastifyBaseLogger,
  now: Date,
): Promise<void> {
  for (const attempt of await claimToAsk(db, now, PORTION, askAgainAt(now))) {
    const about = { trade: attempt.merchantTradeNo };
    try {
      await ask(db, gateway, attempt, log);
      if (attempt.asks < MOST_ASKS) continue;
      log.error(about, 'A payment was told of and never confirmed');
      await stopAsking(db, attempt.id);
    } catch (error) {
      log.error({ ...about, err: error }, 'A payment could not be seen to');
    }
  }
}

const askAgainAt = (now: Date) => (asks: number) =>
  new Date(now.getTime() + (ASK_AFTER[asks] ?? LONGEST_WAIT) * MINUTE_MS);

/** @returns `ok` also while the gateway has no answer: the query is retried later. */
async function ask(
  db: Database,
  gateway: Asked,
  { id, merchantTradeNo }: AttemptRow,
  log: FastifyBaseLogger,
): Promise<Settled> {
  let said: PaymentResult | null;
  try {
    said = await gateway.ask(merchantTradeNo);
  } catch (error) {
    log.warn({ err: error, trade: merchantTradeNo }, 'The gateway could not be asked');
    return 'ok';
  }
  if (said?.outcome !== 'paid') return 'ok';
  const settled = await settle(db, said, log);
  await stopAsking(db, id);
  return settled;
}
