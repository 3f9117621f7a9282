import { useMessages } from '@mall/app/messages';
import { useBadges, useCart, useCartLayers, useSession } from '@mall/hooks';
import type { CartLayer } from '@mall/sdk';
import {
  DropdownMenu,
  formatPrice,
  LayerBadge,
  MenuItem,
  MenuSeparator,
  Picture,
  Text,
} from '@mall/ui';
import type { MenuProps } from '../components/LazyMenu/LazyMenu';
import { to } from '../paths/paths';
import { Line, LinePicture, Subtotal } from './CartMenu.styles';
import { menuMessages } from '../messages/zh-TW/menus';

/** Maximum number of lines shown per layer; the cart page shows all. */
const SHOWN = 3;

/** The contents of the carts, and the checkout button. */
export default function CartMenu({ trigger }: MenuProps) {
  const t = useMessages(menuMessages);
  const { data: layers = [] } = useCartLayers();
  const session = useSession();
  const { cart } = useBadges();
  const empty = !session || cart === 0;
  return (
    <DropdownMenu
      defaultOpen
      trigger={trigger}
      heading={empty ? t('Your cart is empty') : t('{0} items', cart)}
    >
      {session && layers.map((layer) => <Layer key={layer} layer={layer} />)}
      <MenuSeparator />
      <MenuItem href={to.cart()} disabled={empty}>
        {t('Checkout')}
      </MenuItem>
    </DropdownMenu>
  );
}

function Layer({ layer }: { readonly layer: CartLayer }) {
  const t = useMessages(menuMessages);
  const { cart } = useCart(layer);
  if (!cart || cart.list.length === 0) return null;
  return (
    <MenuItem href={to.cart(layer)}>
      <Line>
        <LayerBadge layer={layer} />
        {cart.list.slice(0, SHOWN).map((item) => (
          <LinePicture key={`${item.rule_id}-${item.relation_id}-${item.type}`}>
            <Picture src={item.index_img} alt={item.name} sizes="64px" />
          </LinePicture>
        ))}
        <Subtotal>
          <Text as="span" size="sm" tone="muted">
            {t('{0} items', cart.totals.count)}
          </Text>
          {formatPrice(cart.totals.items_amount)}
        </Subtotal>
      </Line>
    </MenuItem>
  );
}
