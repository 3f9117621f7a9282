import { useMessages } from '@mall/app/messages';
import type { Cart, NewCartLine } from '@mall/sdk';
import { DeliveryVan, formatPrice } from '@mall/ui';
import { tableMessages } from '../../../messages/zh-TW/table';
import { tableTotals } from './tableTotals';

export interface ParcelCostProps {
  /** The cart with the lines; undefined when nothing of it is chosen. */
  readonly cart: Cart | undefined;
  /** The lines of this cart that are added. */
  readonly lines: readonly NewCartLine[];
}

/** What a parcel costs, and what is missing to free shipping. */
export function ParcelCost({ cart, lines }: ParcelCostProps) {
  const t = useMessages(tableMessages);
  if (!cart) return null;
  const { items_amount, shipping_fee, free_shipping_from } = cart.totals;
  const before = items_amount - tableTotals([cart], lines).items;
  const isFree = shipping_fee === 0;
  return (
    <DeliveryVan
      amount={items_amount}
      threshold={free_shipping_from}
      days={isFree ? t('You get free shipping') : t('Shipping {0}', formatPrice(shipping_fee))}
      deadline={before > 0 && t('With {0} from your cart', formatPrice(before))}
    />
  );
}
