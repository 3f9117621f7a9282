import type { CartLayer } from '@mall/sdk';
import { useEffect } from 'react';
import { useCheckoutDraft } from '../checkout/useCheckoutDraft';
import type { UseCartCoupons } from './useCartCoupons';

/**
 * Applies the coupon with the largest discount, until the member chooses: a coupon that they take off stays off. When the
 * cart changes, another coupon may save more and replaces it.
 *
 * @returns the id of the coupon that was applied; undefined when there was none.
 * @example
 * const coupons = useCartCoupons(1);
 * const best = useBestCoupon(1, coupons);
 * const text = coupons.chosen.includes(best ?? 0) ? '已套用最划算的優惠券' : '';
 */
export function useBestCoupon(
  layer: CartLayer,
  { list, offered, chosen, choose }: UseCartCoupons,
): number | undefined {
  const { draft, write } = useCheckoutDraft(layer);
  const [first] = offered;
  const isReady = list.isSuccess && !list.isFetching && !choose.isPending;
  // Nothing but the coupon that was applied here, if any.
  const isUnchanged = chosen.length <= 1 && chosen[0] === draft.bestCoupon;
  const wanted =
    isReady && isUnchanged && first && first.discount_amount > 0 && first.id !== draft.bestCoupon
      ? first.id
      : undefined;
  const { mutate } = choose;
  useEffect(() => {
    if (wanted === undefined) return;
    write({ bestCoupon: wanted });
    mutate([wanted]);
  }, [mutate, wanted, write]);
  return draft.bestCoupon;
}
