import type { Transaction } from '../../db/database';
import { endAttempt, findLatestAttempt } from './attempts.repo';

/** Marks an order's latest attempt as paid by a transfer that staff checked. */
export async function payByHand(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const latest = await findLatestAttempt(tx, orderId);
  if (!latest) return;
  await endAttempt(tx, latest.id, { state: 'paid', failure: null, provider: null, paidAt: now });
}
