import type { Connection, Transaction } from '../../db/database';
import { MallError } from '../../kernel/error';
import { type CouponProblem, lifeProblem } from './coupon-problems';
import { addTicket, findByCode, findOfCoupon, lockCoupons, type CouponRow } from './coupons.repo';

/** The value of a code for a member: a ticket they hold, one they may claim, or the reason why neither. */
export type CodeValue =
  | { readonly coupon: CouponRow; readonly ticketId: number | null; readonly reason: null }
  | { readonly coupon: CouponRow; readonly ticketId: null; readonly reason: CouponProblem };

/** The current value of a code for a member; null: there is no such code. */
export async function readCode(
  db: Connection,
  memberId: number,
  code: string,
  now: Date,
): Promise<CodeValue | null> {
  const coupon = await findByCode(db, code);
  if (!coupon) return null;
  const life = lifeProblem(coupon, now);
  if (life) return { coupon, ticketId: null, reason: life };
  const tickets = await findOfCoupon(db, memberId, coupon.id);
  const unused = tickets.find(({ usedAt }) => usedAt === null);
  if (unused) return { coupon, ticketId: unused.id, reason: null };
  if (tickets.length < coupon.perMember) return { coupon, ticketId: null, reason: null };
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
  const value = await readCode(tx, memberId, code, now);
  if (!value) throw new MallError('couponUnknown');
  if (value.reason !== null) {
    throw new MallError('couponUnusable', [value.coupon.name, value.reason]);
  }
  return value.ticketId ?? addTicket(tx, memberId, value.coupon.id);
}
