import { useMessages } from '@mall/app/messages';
import type { CartCoupon } from '@mall/sdk';
import { sharedCouponMessages } from '../../messages/zh-TW/sharedCoupons';

type Terms = Pick<CartCoupon, 'min_amount' | 'max_discount' | 'stackable' | 'end_time'>;

/**
 * Returns the terms of a coupon as texts.
 *
 * @example
 * const couponText = useCouponText();
 * couponText(coupon).join('・') // '滿 NT$500 可用・2026/12/31 到期'
 */
export function useCouponText(): (coupon: Terms) => string[] {
  const t = useMessages(sharedCouponMessages);
  return ({ min_amount, max_discount, stackable, end_time }) => [
    ...(min_amount > 0 ? [t('From NT${0}', min_amount.toLocaleString('en'))] : []),
    ...(max_discount === null ? [] : [t('At most NT${0} off', max_discount.toLocaleString('en'))]),
    ...(stackable ? [t('Can be combined')] : []),
    t('Until {0}', end_time.slice(0, 10).replaceAll('-', '/')),
  ];
}
