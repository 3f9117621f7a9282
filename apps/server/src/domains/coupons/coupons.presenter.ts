import { reasonText } from '@mall/contract/messages';
import type { Language } from '../../kernel/language';
import { refusalText } from '../../kernel/refusal-text';
import { taipeiTime } from '../../kernel/time';
import type { CodeValue } from './claim.service';
import type { CouponRow, TicketRow } from './coupons.repo';

/** A coupon as sent to the client. */
const presentCoupon = (coupon: CouponRow) => ({
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

/** The value of a code for a member; null: there is no such code. */
export function presentCodeValue(value: CodeValue | null, language: Language) {
  if (value === null) {
    const reason = refusalText({ failure: 'couponUnknown', args: [] }, language);
    return { valid: false, reason, coupon: null };
  }
  const { coupon, reason } = value;
  return {
    valid: reason === null,
    reason: reason && reasonText(reason, language),
    coupon: presentCoupon(coupon),
  };
}
