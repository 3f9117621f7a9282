import type { Connection, Transaction } from '../../db/database';
import { MallError } from '../../kernel/error';
import { type CouponProblem, lifeProblem } from './coupon-terms';
import { addTicket, findByCode, findOfCoupon, lockCoupons, type CouponRow } from './coupons.repo';

/** The value of a code for a member: a ticket they hold, one they may claim, or the reason why neither. */
export type CodeWorth =
  | { readonly coupon: CouponRow; readonly ticketId: number | null; readonly reason: null }
  | { readonly coupon: CouponRow; readonly ticketId: null; readonly reason: CouponProblem };

/** The current value of a code for a member; null: there is no such code. */
export async function readCode(
  db: Connection,
  memberId: number,
  code: string,
  now: Date,
): Promise<CodeWorth | null> {
  const coupon = await findByCode(db, code);
  if (!coupon) return null;
  const life = lifeProblem(coupon, now);
  if (life) return { coupon, ticketId: null, reason: life };
  const held = await findOfCoupon(db, memberId, coupon.id);
  const unused = held.find(({ usedAt }) => usedAt === null);
  if (unused) return { coupon, ticketId: unused.id, reason: null };
  if (held.length < coupon.perMember) return { coupon, ticketId: null, reason: null };
  return { coupon, ticketId: null, reason: { reason: 'couponClaimed' } };
}

/**
 * The ticket for a code: the one that the member holds, else a new one, if they may claim it.
 *
 * @throws {MallError} couponUnknown, couponUnusable
 */
export async function claim(
  tx: Transaction,
  memberId: number,
  code: string,
  now: Date,
): Promise<number> {
  const known = await findByCode(tx, code);
  if (!known) throw new MallError('couponUnknown');
  // The lock makes the second of two concurrent claims see the first one's ticket.
  await lockCoupons(tx, [known.id]);
  const worth = await readCode(tx, memberId, code, now);
  if (!worth) throw new MallError('couponUnknown');
  if (worth.reason !== null) {
    throw new MallError('couponUnusable', [worth.coupon.name, worth.reason]);
  }
  return worth.ticketId ?? addTicket(tx, memberId, worth.coupon.id);
}
