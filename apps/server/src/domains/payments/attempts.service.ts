import type { Connection, Transaction } from '../../db/database';
import { endAttempt, findLatestAttempt, findPaid, type AttemptRow } from './attempts.repo';

/** The try that brought an order's money, also where the order could not take it. */
export const findPaidAttempt = (db: Connection, orderId: number): Promise<AttemptRow | undefined> =>
  findPaid(db, orderId);

/** Notes that the money of an order's latest try came another way: by a transfer that people checked. */
export async function payByHand(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const latest = await findLatestAttempt(tx, orderId);
  if (!latest) return;
  await endAttempt(tx, latest.id, { state: 'paid', failure: null, provider: null, paidAt: now });
}
