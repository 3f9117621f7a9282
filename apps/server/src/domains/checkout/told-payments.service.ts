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
/** Once a minute while it is news, then slower: minutes until the gateway is asked again. */
const ASK_AFTER = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 10, 30, 60, 120, 240] as const;
const LONGEST_WAIT = 480;
/** About ten days: what the gateway does not know by then, it was never told of. */
const MOST_ASKS = 48;

/**
 * Hears that money came. Whoever says so, and however well it is signed, it is no more than a reason to
 * ask the gateway: only its own answer counts. While it says nothing, what was heard is kept, and
 * {@link askAboutTold} asks again.
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

/** Asks the gateway again about the money that it has not confirmed yet. */
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

/** @returns `ok` also while the gateway says nothing: the question is kept. */
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
