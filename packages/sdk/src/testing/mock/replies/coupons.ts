import type { CartCoupon, CouponTicket } from '../../../types';
import { totals } from './checkout';
import { onePage, fixturesOf } from './replies';

const coupon = {
  name: '巷口折 100',
  code: 'ALLEY100',
  kind: 'amount',
  value: totals.coupon_amount,
  min_amount: 1000,
  max_discount: null,
  layer: null,
  stackable: false,
  start_time: '2026-11-01 00:00:00',
  end_time: '2026-11-30 23:59:59',
} as const;
const ticket: CouponTicket = { id: 701, ...coupon, used_time: null };
const chosen: CartCoupon = {
  ...ticket,
  usable: true,
  reason: null,
  chosen: true,
  replaces: [],
  discount_amount: totals.coupon_amount,
};

/** One coupon, which the cart uses. */
export const coupons = fixturesOf('coupons', {
  list: onePage([ticket]),
  forCart: [chosen],
  check: { valid: true, reason: null, coupon },
  claim: ticket,
  apply: { list: [chosen], totals },
});
