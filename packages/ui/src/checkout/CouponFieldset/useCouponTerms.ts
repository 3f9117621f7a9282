import { formatTime } from '@mall/contract/messages';
import { defaultCouponLabels } from '../../labels/zh-TW/coupons';
import type { CouponLabels } from '../../labels/types/coupons';
import { formatPrice } from '../../products/Price/formatPrice';
import { useLabels } from '../../theme/UiContext';

/** The fields of a coupon or ticket that its terms consist of, with the API's field names. */
export interface CouponTerms {
  /** The smallest price of the items, NT$. */
  min_amount: number;
  /** The largest discount, NT$; null for no limit. */
  max_discount: number | null;
  /** Whether it can be used beside others. */
  stackable: boolean;
  /** The start of its validity, `yyyy-MM-dd HH:mm:ss`. */
  start_time: string;
  /** The end of its validity. */
  end_time: string;
  /** Whether it is valid only later; then its first day is named. */
  isUpcoming?: boolean | undefined;
}

/**
 * Returns the terms of a coupon as texts. A validity that ends with a day is shown without the hour,
 * because people read a day as the whole of it.
 *
 * @param labels - The labels of coupons; by default those of the provider, or Traditional Chinese.
 * @example
 * const couponTerms = useCouponTerms();
 * const [coupon] = useCartCoupons(1).offered;
 * const text = coupon && couponTerms(coupon).join('・'); // '滿 NT$500 可用・2026/12/31（四）到期'
 */
export function useCouponTerms(labels?: CouponLabels): (coupon: CouponTerms) => string[] {
  const { weekdays, from, atMost, combinable, validFrom, until } = useLabels(
    'coupons',
    labels,
    defaultCouponLabels,
  );
  const text = (time: string) => formatTime(time, weekdays, { year: true });
  return ({ min_amount, max_discount, stackable, start_time, end_time, isUpcoming }) => [
    ...(min_amount > 0 ? [from(formatPrice(min_amount))] : []),
    ...(max_discount === null ? [] : [atMost(formatPrice(max_discount))]),
    ...(stackable ? [combinable] : []),
    ...(isUpcoming ? [validFrom(text(start_time.slice(0, 10)))] : []),
    until(text(end_time.endsWith('23:59:59') ? end_time.slice(0, 10) : end_time)),
  ];
}
