import { useEndText, useMessages, useTimeText } from '@mall/app/messages';
import type { CartCoupon } from '@mall/sdk';
import { sharedCouponMessages } from '../../messages/zh-TW/sharedCoupons';

type Terms = Pick<
  CartCoupon,
  'min_amount' | 'max_discount' | 'stackable' | 'start_time' | 'end_time'
> & {
  /** Whether it is valid only from its start on; then the start is named. */
  readonly isUpcoming?: boolean;
};

/**
 * Returns the terms of a coupon as texts.
 *
 * @example
 * const couponText = useCouponText();
 * couponText(coupon).join('・') // '滿 NT$500 可用・2026/12/31（四）到期'
 */
export function useCouponText(): (coupon: Terms) => string[] {
  const t = useMessages(sharedCouponMessages);
  const timeText = useTimeText();
  const endText = useEndText();
  return ({ min_amount, max_discount, stackable, start_time, end_time, isUpcoming }) => [
    ...(min_amount > 0 ? [t('From NT${0}', min_amount.toLocaleString('en'))] : []),
    ...(max_discount === null ? [] : [t('At most NT${0} off', max_discount.toLocaleString('en'))]),
    ...(stackable ? [t('Can be combined')] : []),
    ...(isUpcoming ? [t('Valid from {0}', timeText(start_time.slice(0, 10), { year: true }))] : []),
    t('Until {0}', endText(end_time)),
  ];
}
