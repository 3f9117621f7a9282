import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { coupons, couponTickets, members, pointEntries } from '../db/schema';
import { DAY_MS } from '../kernel/time';

let made = 0;

/** Creates rows for coupon and points tests. */
export interface MoneyFactories {
  /** NT$100 off, valid for a month from today, without code or limit. */
  makeCoupon(coupon?: Partial<typeof coupons.$inferInsert>): Promise<typeof coupons.$inferSelect>;
  /** A member's ticket. @returns its id. */
  makeTicket(memberId: number, couponId: number): Promise<number>;
  /** Gives a member points, valid for a year by default. */
  givePoints(memberId: number, points: number, expiresAt?: Date | null): Promise<void>;
}

/** Creates the factories for a database. */
export const createMoneyFactories = (db: Database): MoneyFactories => ({
  async makeCoupon(coupon) {
    const [row] = await db
      .insert(coupons)
      .values({
        name: `優惠券 ${(made += 1)}`,
        kind: 'amount',
        value: 100,
        startsAt: new Date(Date.now() - DAY_MS),
        endsAt: new Date(Date.now() + 30 * DAY_MS),
        ...coupon,
      })
      .returning();
    if (row === undefined) throw new Error('The database gave no row back');
    return row;
  },
  async makeTicket(memberId, couponId) {
    const [row] = await db.insert(couponTickets).values({ memberId, couponId }).returning();
    if (row === undefined) throw new Error('The database gave no row back');
    return row.id;
  },
  async givePoints(memberId, points, expiresAt = new Date(Date.now() + 365 * DAY_MS)) {
    await db.insert(pointEntries).values({
      memberId,
      amount: points,
      remaining: points,
      reason: 'earned',
      expiresAt,
    });
    await db
      .update(members)
      .set({ points: sql`${members.points} + ${points}` })
      .where(eq(members.id, memberId));
  },
});
