import type { CheckoutTotals } from '@mall/sdk';
import type { OrderSummaryRow } from '@mall/ui';
import { useMessages } from '../../messages/useMessages';
import { sharedCheckoutMessages } from '../../messages/zh-TW/sharedCheckout';

/** The rows of an order's summary; a discount row only when there is a discount. */
export function useTotalsRows(totals: CheckoutTotals | undefined): OrderSummaryRow[] {
  const t = useMessages(sharedCheckoutMessages);
  if (!totals) return [];
  const { items_amount, shipping_fee, discount_amount } = totals;
  return [
    { label: t('Items'), amount: items_amount },
    {
      label: t('Shipping fee'),
      amount: shipping_fee,
      text: shipping_fee === 0 ? t('Free') : undefined,
    },
    ...(discount_amount > 0 ? [{ label: t('Discount'), amount: -discount_amount }] : []),
  ];
}
