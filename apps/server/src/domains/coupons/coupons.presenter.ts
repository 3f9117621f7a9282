import { taipeiTime } from '../../kernel/time';
import type { CouponRow, TicketRow } from './coupons.repo';

/** A coupon as it goes over the wire. */
export const presentCoupon = (coupon: CouponRow) => ({
  name: coupon.name,
  code: coupon.code,
  kind: coupon.kind,
  value: coupon.value,
  min_amount: coupon.minAmount,
  max_discount: coupon.maxDiscount,
  layer: coupon.layer,
  stackable: coupon.stackable,
  start_time: taipeiTime(coupon.startsAt),
  end_time: taipeiTime(coupon.endsAt),
});

/** A ticket as its member sees it. */
export const presentTicket = ({ id, coupon, usedAt }: TicketRow) => ({
  id,
  ...presentCoupon(coupon),
  used_time: usedAt && taipeiTime(usedAt),
});
