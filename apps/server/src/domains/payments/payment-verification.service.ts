import { resumeRequest } from '../../kernel/request-id';
import {
  type AttemptRow,
  claimDueQueries,
  endQueries,
  findAttempt,
  hasMoney,
  scheduleQuery,
} from './attempts.repo';
import type { PaymentGateway, PaymentResult } from './gateway';
import { settle, type SettleContext, type Settled } from './settle.service';

/** What the verification of payments needs. */
export interface VerificationContext extends SettleContext {
  readonly gateway: Pick<PaymentGateway, 'query'>;
}

const MINUTE_MS = 60_000;
const BATCH = 50;
/** Minutes until the gateway is queried again: every minute at first, then less often. */
const QUERY_AFTER = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 10, 30, 60, 120, 240] as const;
const MAX_INTERVAL = 480;
/** About ten days: a payment that the gateway does not know by then was never made. */
const MAX_QUERIES = 48;

/**
 * Handles a payment notice. Even with a valid signature it is only a reason to query the gateway:
 * only the answer to that query counts. Until the gateway confirms it, the notice is stored, and
 * {@link retryVerifications} queries again.
 */
export async function onPaymentNotice(
  context: VerificationContext,
  { merchantTradeNo }: PaymentResult,
  now: Date,
): Promise<Settled> {
  const { db, log } = context;
  const attempt = await findAttempt(db, merchantTradeNo);
  if (!attempt) {
    log.warn({ trade: merchantTradeNo }, 'A payment came for an unknown trade');
    return 'unknown trade';
  }
  if (hasMoney(attempt)) return 'ok';
  await scheduleQuery(db, attempt.id, queryAgainAt(now)(0));
  return verify(context, attempt);
}

/** Queries the gateway again about payments that it has not confirmed yet. */
export async function retryVerifications(context: VerificationContext, now: Date): Promise<void> {
  for (const attempt of await claimDueQueries(context.db, now, BATCH, queryAgainAt(now))) {
    await resumeRequest(attempt.requestId, () => retryVerification(context, attempt));
  }
}

async function retryVerification(context: VerificationContext, attempt: AttemptRow): Promise<void> {
  const { db, log } = context;
  const about = { trade: attempt.merchantTradeNo };
  try {
    await verify(context, attempt);
    if (attempt.queries < MAX_QUERIES) return;
    log.error(about, 'A reported payment was never confirmed');
    await endQueries(db, attempt.id);
  } catch (error) {
    log.error({ ...about, err: error }, 'A payment could not be verified');
  }
}

const queryAgainAt = (now: Date) => (queries: number) =>
  new Date(now.getTime() + (QUERY_AFTER[queries] ?? MAX_INTERVAL) * MINUTE_MS);

/** @returns `ok` also while the gateway has no answer: the query is retried later. */
async function verify(
  context: VerificationContext,
  { id, merchantTradeNo }: AttemptRow,
): Promise<Settled> {
  const { db, gateway, log } = context;
  let result: PaymentResult | null;
  try {
    result = await gateway.query(merchantTradeNo);
  } catch (error) {
    log.warn({ err: error, trade: merchantTradeNo }, 'The gateway could not be queried');
    return 'ok';
  }
  if (result?.outcome !== 'paid') return 'ok';
  const settled = await settle(context, result);
  await endQueries(db, id);
  return settled;
}
