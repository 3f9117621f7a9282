import { useCart, useCartLayers } from '@mall/hooks';
import type { CartLayer } from '@mall/sdk';
import { CartLine } from '@mall/ui/cart';
import { Drawer, Heading, Stack, Text } from '@mall/ui/kit';
import { Price } from '@mall/ui/products';
import { useNotify } from './useNotify';

interface CartDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The carts of all temperature layers in a drawer. */
export function CartDrawer({ open, onClose }: CartDrawerProps) {
  const { data: layers } = useCartLayers();
  return (
    <Drawer open={open} onOpenChange={onClose} title="購物車">
      <Stack gap={6}>
        {layers?.map((layer) => (
          <Layer key={layer} layer={layer} />
        ))}
      </Stack>
    </Drawer>
  );
}

const NAMES = { 1: '常溫', 2: '冷藏', 3: '冷凍' } as const;

function Layer({ layer }: { readonly layer: CartLayer }) {
  const notify = useNotify();
  const { cart, isUpdating, setQuantity, remove } = useCart(layer, { onFailed: notify.failed });
  if (!cart?.list.length) return null;
  return (
    <section aria-label={NAMES[layer]}>
      <Heading level={3}>{NAMES[layer]}</Heading>
      {cart.list.map((item) => (
        <CartLine
          key={`${item.rule_id} ${item.relation_id}`}
          item={item}
          href={`#${item.p_id}`}
          min={item.buy_min}
          max={item.buy_max}
          busy={isUpdating}
          problem={item.problem}
          onQuantityChange={item.type === 2 ? undefined : (quantity) => setQuantity(item, quantity)}
          onRemove={item.type === 2 ? undefined : () => remove(item)}
        />
      ))}
      <Text>
        合計 <Price amount={cart.totals.total_amount} />
      </Text>
    </section>
  );
}
