import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import { members, orders, pointEntries } from '../../../db/schema';
import { readSettings } from '../../../domains/configs';
import { paidForItems } from '../../../domains/orders';
import { expiryOfPoints } from '../../../domains/points';
import { earnedBy } from '../../../domains/pricing';
import { findCompletedOrders } from './completed-orders';
import { daysBefore } from './moments';

/** member@mall.test */
const MEMBER = 1;

const WELCOME = 100;
/** When the member registered, in days before now. */
const JOINED = 399;
/** A gift of the shop. */
const GIFT = { amount: 300, reason: '週年慶回饋', daysAgo: 20 };

/** The ledger of the member: a welcome, what orders spent and earned, what has expired, and a gift. */
export async function seedPoints(tx: Transaction, now: Date): Promise<void> {
  const joined = daysBefore(now, JOINED);
  const spent = await findSpent(tx);
  const welcomeLeft = WELCOME - spent.reduce((sum, { amount }) => sum - amount, 0);
  const received = (amount: number, reason: string, createdAt: Date) => ({
    amount,
    remaining: amount,
    reason,
    createdAt,
    expiresAt: expiryOfPoints(createdAt),
  });
  const entries = [
    { ...received(WELCOME, 'welcome', joined), remaining: 0 },
    ...spent,
    { amount: -welcomeLeft, reason: 'expired', createdAt: expiryOfPoints(joined) },
    received(GIFT.amount, GIFT.reason, daysBefore(now, GIFT.daysAgo)),
    ...(await findEarned(tx)).map(({ orderId, points, at }) => ({
      ...received(points, 'earned', at),
      orderId,
    })),
  ].toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  await tx.insert(pointEntries).values(entries.map((entry) => ({ ...entry, memberId: MEMBER })));
  const points = entries.reduce((sum, { amount }) => sum + amount, 0);
  await tx.update(members).set({ points }).where(eq(members.id, MEMBER));
}

/** What the member's orders spent. */
async function findSpent(tx: Transaction) {
  const rows = await tx
    .select({ orderId: orders.id, points: orders.pointsUsed, createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.memberId, MEMBER), sql`${orders.pointsUsed} > 0`))
    .orderBy(asc(orders.createdAt));
  return rows.map(({ points, ...row }) => ({ ...row, amount: -points, reason: 'spent' }));
}

/** What the member's orders earned when they were completed. */
async function findEarned(tx: Transaction) {
  const { point } = await readSettings(tx);
  const completed = await findCompletedOrders(tx, eq(orders.memberId, MEMBER));
  const earned: { orderId: number; points: number; at: Date }[] = [];
  for (const { order, at } of completed) {
    const points = earnedBy(await paidForItems(tx, order), point);
    if (points > 0) earned.push({ orderId: order.id, points, at });
  }
  return earned;
}
