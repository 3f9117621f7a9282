import { useCart } from '@mall/hooks';
import type { CartLayer } from '@mall/sdk';
import { DeliveryVan } from '@mall/ui';

/** The amount that a member's cart of this temperature lacks for free shipping; renders nothing while it is empty. */
export default function CartFreeShipping({ layer }: { readonly layer: CartLayer }) {
  const { cart } = useCart(layer);
  const { items_amount = 0, free_shipping_from = null } = cart?.totals ?? {};
  if (items_amount === 0 || free_shipping_from === null) return null;
  return <DeliveryVan amount={items_amount} threshold={free_shipping_from} />;
}
