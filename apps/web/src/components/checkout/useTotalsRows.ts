import { useMessages } from '@mall/app/messages';
import type { CheckoutTotals } from '@mall/sdk';
import type { OrderTotalsRow } from '@mall/ui';
import { sharedCheckoutMessages } from '../../messages/zh-TW/sharedCheckout';

/** Returns the rows of an order's summary; coupons and points only if they reduce the total. */
export function useTotalsRows(totals: CheckoutTotals | undefined): OrderTotalsRow[] {
  const t = useMessages(sharedCheckoutMessages);
  if (!totals) return [];
  const { items_amount, shipping_fee, coupon_amount, points_amount, points_used } = totals;
  return [
    { label: t('Items'), amount: items_amount },
    {
      label: t('Shipping fee'),
      amount: shipping_fee,
      text: shipping_fee === 0 ? t('Free') : undefined,
    },
    ...(coupon_amount > 0 ? [{ label: t('Coupons'), amount: -coupon_amount }] : []),
    ...(points_amount > 0
      ? [
          {
            label: t('Points'),
            amount: -points_amount,
            note: t('{0} points', points_used.toLocaleString('en')),
          },
        ]
      : []),
  ];
}
