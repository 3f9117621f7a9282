import type { Transaction } from '../../db/database';
import {
  addDebt,
  addEntry,
  findDebts,
  findEarnings,
  findOfOrder,
  findOverdueEarnings,
  findOwed,
  lockPoints,
  settleDebt,
  takeOut,
} from './points.repo';

/** A refunded order. */
interface RefundedOrder {
  readonly id: number;
  readonly memberId: number;
}

/**
 * Takes back the points that a refunded order earned. Points spent in the meantime become a debt, so that
 * nobody gains points by buying and returning; points that have expired do not.
 *
 * @param keeps the points that the order has earned after a refund of some of its items, of those that it had earned;
 *   missing: none.
 */
export async function takeBackEarned(
  tx: Transaction,
  order: RefundedOrder,
  now: Date,
  keeps: (earned: number) => number = () => 0,
): Promise<void> {
  await lockPoints(tx, order.memberId);
  await expireOf(tx, order.memberId, now);
  const entries = await findOfOrder(tx, order.memberId, order.id, [
    'earned',
    'taken_back',
    'expired',
  ]);
  const sumOf = (parts: typeof entries) => parts.reduce((sum, { amount }) => sum + amount, 0);
  const earned = sumOf(entries.filter(({ reason }) => reason === 'earned'));
  const due = sumOf(entries) - keeps(earned) - (await findOwed(tx, order.id));
  if (due <= 0) return;
  const taken = await takeBack(tx, order, due, now);
  if (taken < due) {
    await addDebt(tx, { orderId: order.id, memberId: order.memberId, owed: due - taken });
  }
}

/** Settles a member's debt from their balance. Call it whenever the member gets points. */
export async function settleDebts(tx: Transaction, memberId: number, now: Date): Promise<void> {
  for (const { orderId, owed } of await findDebts(tx, memberId)) {
    const taken = await takeBack(tx, { id: orderId, memberId }, owed, now);
    if (taken > 0) await settleDebt(tx, orderId, taken);
    if (taken < owed) return;
  }
}

/** Removes a member's expired points. The points must be locked. */
export async function expireOf(tx: Transaction, memberId: number, now: Date): Promise<void> {
  const overdue = await findOverdueEarnings(tx, memberId, now);
  // One entry per order, so that the ledger can explain what happened to each order's points.
  const amounts = new Map<number | null, number>();
  for (const { id, remaining, orderId } of overdue) {
    await takeOut(tx, id, remaining);
    amounts.set(orderId, (amounts.get(orderId) ?? 0) + remaining);
  }
  for (const [orderId, amount] of amounts) {
    await addEntry(tx, { memberId, amount: -amount, reason: 'expired', orderId });
  }
}

/** Takes back as many points as there are, up to `points`. @returns how many. */
async function takeBack(
  tx: Transaction,
  { id: orderId, memberId }: RefundedOrder,
  points: number,
  now: Date,
): Promise<number> {
  // First the points of this order: they may still be unspent.
  const own = new Set((await findOfOrder(tx, memberId, orderId, ['earned'])).map(({ id }) => id));
  const earnings = (await findEarnings(tx, memberId, now)).toSorted(
    (one, other) => Number(own.has(other.id)) - Number(own.has(one.id)),
  );
  let due = points;
  for (const { id, remaining } of earnings) {
    const taken = Math.min(due, remaining);
    if (taken > 0) await takeOut(tx, id, taken);
    due -= taken;
  }
  const amount = points - due;
  if (amount > 0) await addEntry(tx, { memberId, amount: -amount, reason: 'taken_back', orderId });
  return amount;
}
