import type { CartCoupon } from '@mall/sdk';
import { useMessages } from '../../messages/useMessages';
import { checkoutMessages } from '../../messages/zh-TW/checkout';

type Terms = Pick<CartCoupon, 'min_amount' | 'max_discount' | 'stackable' | 'end_time'>;

/** Says the conditions of a coupon, one by one. */
export function useCouponText(): (coupon: Terms) => string[] {
  const t = useMessages(checkoutMessages);
  return ({ min_amount, max_discount, stackable, end_time }) => [
    ...(min_amount > 0 ? [t('From NT${0}', min_amount.toLocaleString('en'))] : []),
    ...(max_discount === null ? [] : [t('At most NT${0} off', max_discount.toLocaleString('en'))]),
    ...(stackable ? [t('Can be combined')] : []),
    t('Until {0}', end_time.slice(0, 10).replaceAll('-', '/')),
  ];
}
