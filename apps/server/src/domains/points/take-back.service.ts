import type { Transaction } from '../../db/database';
import {
  addDebt,
  addEntry,
  findDebts,
  findEarnings,
  findOfOrder,
  findOverdueEarnings,
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
 * Takes back what a refunded order earned. What was spent of it meanwhile is owed, so that nobody
 * gets points out of buying and giving back; what was over by itself is not.
 */
export async function takeBackEarned(
  tx: Transaction,
  order: RefundedOrder,
  now: Date,
): Promise<void> {
  await lockPoints(tx, order.memberId);
  await expireOf(tx, order.memberId, now);
  const entries = await findOfOrder(tx, order.memberId, order.id, [
    'earned',
    'taken_back',
    'expired',
  ]);
  const due = entries.reduce((sum, { amount }) => sum + amount, 0);
  if (due <= 0) return;
  const taken = await takeBack(tx, order, due, now);
  if (taken < due) {
    await addDebt(tx, { orderId: order.id, memberId: order.memberId, owed: due - taken });
  }
}

/** Settles what a member owes from the points they have. Call it whenever they get some. */
export async function settleDebts(tx: Transaction, memberId: number, now: Date): Promise<void> {
  for (const { orderId, owed } of await findDebts(tx, memberId)) {
    const taken = await takeBack(tx, { id: orderId, memberId }, owed, now);
    if (taken > 0) await settleDebt(tx, orderId, taken);
    if (taken < owed) return;
  }
}

/** Takes away a member's points that are over. They must be held. */
export async function expireOf(tx: Transaction, memberId: number, now: Date): Promise<void> {
  const overdue = await findOverdueEarnings(tx, memberId, now);
  // A line for each order, so that it can be told later what became of its points.
  const amounts = new Map<number | null, number>();
  for (const { id, remaining, orderId } of overdue) {
    await takeOut(tx, id, remaining);
    amounts.set(orderId, (amounts.get(orderId) ?? 0) + remaining);
  }
  for (const [orderId, amount] of amounts) {
    await addEntry(tx, { memberId, amount: -amount, reason: 'expired', orderId });
  }
}

/** Takes as many points as there are, up to so many. @returns how many. */
async function takeBack(
  tx: Transaction,
  { id: orderId, memberId }: RefundedOrder,
  points: number,
  now: Date,
): Promise<number> {
  // The order's own points first: they may still be there.
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
