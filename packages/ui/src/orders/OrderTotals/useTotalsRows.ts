import { useOrderLabels } from '../../shop-labels/useOrderLabels';
import type { OrderTotalsRow } from './OrderTotals';

/** The amounts of an order that its breakdown shows, NT$, with the API's field names. */
export interface TotalsAmounts {
  items_amount: number;
  shipping_fee: number;
  coupon_amount: number;
  points_amount: number;
  /** The number of points that are spent. */
  points_used: number;
}

/**
 * Returns the rows of `OrderTotals` for the totals of a cart or an order: items, shipping fee, and
 * coupons and points only if they reduce the total. Returns none until the totals are known.
 *
 * @example
 * const { totals } = useCheckout(1);
 * const rows = useTotalsRows(totals);
 * return totals && <OrderTotals rows={rows} total={totals.total_amount} />;
 */
export function useTotalsRows(totals: TotalsAmounts | undefined): OrderTotalsRow[] {
  const labels = useOrderLabels();
  if (!totals) return [];
  const { items_amount, shipping_fee, coupon_amount, points_amount, points_used } = totals;
  return [
    { label: labels.itemsAmount, amount: items_amount },
    {
      label: labels.shippingFee,
      amount: shipping_fee,
      text: shipping_fee === 0 ? labels.freeShipping : undefined,
    },
    ...(coupon_amount > 0 ? [{ label: labels.couponsAmount, amount: -coupon_amount }] : []),
    ...(points_amount > 0
      ? [
          {
            label: labels.pointsAmount,
            amount: -points_amount,
            note: labels.pointsUsed(points_used),
          },
        ]
      : []),
  ];
}
