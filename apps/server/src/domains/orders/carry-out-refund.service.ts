import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { callGateway, leaveToStaff, type RefundGateway, type RefundRow } from '../payments';
import type { Actor } from './move-order.service';
import { settleRefund } from './settle-refund.service';

/**
 * Carries out a stored refund: by the gateway if it can do so now, otherwise later by the retry job, or by colleagues,
 * who find it in their list. Never fails because of the gateway: the refund says what became of it.
 */
export async function carryOutRefund(
  db: Database,
  gateway: RefundGateway,
  refund: RefundRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (refund.state === 'settled') return;
  const outcome = await callGateway(db, gateway, refund, now);
  if (outcome.kind === 'done') await transaction(db, (tx) => settleRefund(tx, refund, actor, now));
  if (outcome.kind === 'byHand') await leaveToStaff(db, refund.id);
}
