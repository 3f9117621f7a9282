import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import {
  addEntry,
  findEarnings,
  findMembersWithOverdue,
  findOfOrder,
  lockPoints,
  takeOut,
} from './points.repo';
import { expireOf, settleDebts } from './take-back.service';
import { takeFrom } from './take-from';
import { DAY_MS, endOfTaipeiDay } from '../../kernel/time';

/** The time after which points expire. */
const LIFE_MS = 365 * DAY_MS;
/** Minimum lifetime of returned points. */
const LEAST_MS = 30 * DAY_MS;
/** Returns when points expire that a member receives now: at the end of a day, because shoppers see only the day. */
export const expiryOfPoints = (now: Date): Date =>
  endOfTaipeiDay(new Date(now.getTime() + LIFE_MS));

/** Number of members per batch. */
const BATCH = 100;

/** An order as the points ledger needs it. */
interface PointsOrder {
  readonly id: number;
  readonly memberId: number;
}

/**
 * Spends points on an order, those that expire first. Writes one entry for each expiry time, so that returned
 * points keep their original expiry.
 *
 * @returns false when the member has too few.
 */
export async function spendPoints(
  tx: Transaction,
  order: PointsOrder,
  points: number,
  now: Date,
): Promise<boolean> {
  if (points === 0) return true;
  await lockPoints(tx, order.memberId);
  const earnings = await findEarnings(tx, order.memberId, now);
  const parts = takeFrom(earnings, points);
  if (parts === null) return false;
  const spent = new Map<number | null, number>();
  for (const { id, taken } of parts) {
    await takeOut(tx, id, taken);
    const end = earnings.find((each) => each.id === id)?.expiresAt?.getTime() ?? null;
    spent.set(end, (spent.get(end) ?? 0) + taken);
  }
  for (const [end, amount] of spent) {
    await addEntry(tx, {
      memberId: order.memberId,
      amount: -amount,
      reason: 'spent',
      orderId: order.id,
      expiresAt: end === null ? null : new Date(end),
    });
  }
  return true;
}

/**
 * Returns points that an order spent and that were not returned yet, minus the member's debt.
 *
 * @param points how many at most; missing: all that are left.
 */
export async function returnPoints(
  tx: Transaction,
  order: PointsOrder,
  now: Date,
  points = Infinity,
): Promise<void> {
  if (points === 0) return;
  const entries = await findOfOrder(tx, order.memberId, order.id, ['spent', 'returned']);
  if (entries.length === 0) return;
  await lockPoints(tx, order.memberId);
  // Another transaction may have returned them before this one got the lock.
  const fresh = await findOfOrder(tx, order.memberId, order.id, ['spent', 'returned']);
  const spent = fresh.filter(({ reason }) => reason === 'spent');
  const returned = fresh.filter(({ reason }) => reason === 'returned');
  // Returned in the sequence in which they were spent, so that each part keeps its expiry.
  let skip = returned.reduce((sum, { amount }) => sum + amount, 0);
  let left = points;
  for (const { amount, expiresAt } of spent) {
    const skipped = Math.min(-amount, skip);
    const part = Math.min(-amount - skipped, left);
    skip -= skipped;
    left -= part;
    if (part === 0) continue;
    const least = now.getTime() + LEAST_MS;
    await addEntry(tx, {
      memberId: order.memberId,
      amount: part,
      remaining: part,
      reason: 'returned',
      orderId: order.id,
      expiresAt: expiresAt && new Date(Math.max(expiresAt.getTime(), least)),
    });
  }
  await settleDebts(tx, order.memberId, now);
}

/** Adds the points that an order earned, minus the member's debt. */
export async function earnPoints(
  tx: Transaction,
  order: PointsOrder,
  points: number,
  now: Date,
): Promise<void> {
  if (points === 0) return;
  await lockPoints(tx, order.memberId);
  await addEntry(tx, {
    memberId: order.memberId,
    amount: points,
    remaining: points,
    reason: 'earned',
    orderId: order.id,
    expiresAt: expiryOfPoints(now),
  });
  await settleDebts(tx, order.memberId, now);
}

/**
 * Removes the expired points of all members.
 *
 * @returns the number of members affected.
 */
export async function expirePoints(db: Database, now: Date): Promise<number> {
  let members = 0;
  for (;;) {
    const due = await findMembersWithOverdue(db, now, BATCH);
    for (const memberId of due) {
      await transaction(db, async (tx) => {
        await lockPoints(tx, memberId);
        await expireOf(tx, memberId, now);
      });
    }
    members += due.length;
    if (due.length < BATCH) return members;
  }
}
