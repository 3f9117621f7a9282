import { useCheckoutDraft, type useCartCoupons } from '@mall/hooks';
import type { CartLayer } from '@mall/sdk';
import { useEffect } from 'react';

/**
 * Applies the coupon with the largest discount, once per checkout: a coupon that the member takes off stays off.
 *
 * @returns the id of the coupon that was applied; undefined when there was none.
 */
export function useBestCoupon(
  layer: CartLayer,
  { list, offered, chosen, choose }: ReturnType<typeof useCartCoupons>,
): number | undefined {
  const { draft, write } = useCheckoutDraft(layer);
  const [first] = offered;
  const isReady = list.isSuccess && !list.isFetching && chosen.length === 0 && !choose.isPending;
  const wanted =
    isReady && draft.bestCoupon === undefined && first && first.discount_amount > 0
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
