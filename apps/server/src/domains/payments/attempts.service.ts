import type { Transaction } from '../../db/database';
import { endAttempt, findLatestAttempt } from './attempts.repo';

/** Notes that the money of an order's latest try came another way: by a transfer that people checked. */
export async function payByHand(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const latest = await findLatestAttempt(tx, orderId);
  if (!latest) return;
  await endAttempt(tx, latest.id, { state: 'paid', failure: null, provider: null, paidAt: now });
}
