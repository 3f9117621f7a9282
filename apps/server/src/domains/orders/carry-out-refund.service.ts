import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import {
  callGateway,
  leaveToStaff,
  type RefundGateway,
  type RefundOutcome,
  type RefundRow,
  warnOfPaidTwice,
} from '../payments';
import type { Actor } from './move-order.service';
import { settleRefund } from './settle-refund.service';

/** What carrying out refunds needs. */
export interface CarryOutContext {
  readonly db: Database;
  readonly gateway: RefundGateway;
  readonly log: Parameters<typeof warnOfPaidTwice>[0];
}

/**
 * Carries out a stored refund: by the gateway if it can do so now, otherwise later by the retry job, or by colleagues,
 * who find it in their list. Never fails because of the gateway: the refund says what became of it.
 *
 * @returns the result of the call to the gateway.
 */
export async function carryOutRefund(
  { db, gateway, log }: CarryOutContext,
  refund: RefundRow,
  actor: Actor,
  now: Date,
): Promise<RefundOutcome> {
  if (refund.state === 'settled') return { kind: 'done' };
  const outcome = await callGateway(db, gateway, refund, now);
  if (outcome.kind === 'done') {
    const settled = await transaction(db, (tx) => settleRefund(tx, refund, actor, now));
    if (settled === 'paidTwice') warnOfPaidTwice(log, refund);
  }
  if (outcome.kind === 'byHand') await leaveToStaff(db, refund.id);
  return outcome;
}
