import { useGuestIntent } from '@mall/hooks/guest-intent';
import { useSession } from '@mall/hooks/session';
import { useCart, useCartLayers } from '@mall/hooks/cart';
import { errorText, type CartLayer } from '@mall/sdk';
import { CartLine, DeliveryVan } from '@mall/ui/cart';
import {
  Button,
  EmptyState,
  ErrorState,
  Link,
  Skeleton,
  Stack,
  Tabs,
  useToast,
} from '@mall/ui/kit';
import { OrderTotals } from '@mall/ui/orders';
import { useState } from 'react';

/** The pages of your site that the cart links to. */
const pages = {
  login: '#login',
  wall: '#wall',
  product: (id: number) => `#product-${id}`,
  checkout: (layer: CartLayer) => `#checkout-${layer}`,
};

const layerNames = { 1: '常溫', 2: '冷藏', 3: '冷凍' } as const;

/** Items of one layer, the amount missing to free shipping, and the totals. */
function LayerCart({ layer }: { layer: CartLayer }) {
  const toast = useToast();
  const { cart, status, setQuantity, remove, refetch } = useCart(layer, {
    onDeleted: (item) =>
      toast.success('已從購物車刪除', {
        action: { label: '復原', onAction: () => setQuantity(item, item.quantity) },
      }),
    // The hook has reverted the change: only show the reason.
    onFailed: (error) => toast.failure(errorText(error)),
  });
  if (status === 'error') return <ErrorState title="購物車載入失敗" onRetry={refetch} />;
  if (!cart) return <Skeleton lines={6} />;
  if (cart.list.length === 0)
    return (
      <EmptyState
        title={`${layerNames[layer]}購物車是空的`}
        text="去巷口逛逛，看看今天有什麼新鮮的。"
        action={
          <Button asChild variant="secondary">
            <Link href={pages.wall}>去逛逛</Link>
          </Button>
        }
      />
    );
  const { items_amount, free_shipping_from, shipping_fee, total_amount } = cart.totals;
  return (
    <Stack gap={5}>
      <DeliveryVan amount={items_amount} threshold={free_shipping_from} />
      <Stack gap={3}>
        {cart.list.map((item) => {
          // A gift comes with another item: its quantity is fixed.
          const isGift = item.type === 2;
          return (
            <CartLine
              key={`${item.rule_id}-${item.relation_id}-${item.type}`}
              item={item}
              href={pages.product(item.p_id)}
              nameAs="h2"
              min={item.buy_min}
              max={item.buy_max}
              problem={item.problem}
              onQuantityChange={isGift ? undefined : (quantity) => setQuantity(item, quantity)}
              onRemove={isGift ? undefined : () => remove(item)}
            />
          );
        })}
      </Stack>
      <OrderTotals
        rows={[
          { label: '商品金額', amount: items_amount },
          { label: '運費', amount: shipping_fee, text: shipping_fee === 0 ? '免運' : undefined },
        ]}
        total={total_amount}
        totalLabel="總計"
      />
      <Button asChild size="lg" fullWidth>
        <Link href={pages.checkout(layer)}>前往結帳</Link>
      </Button>
    </Stack>
  );
}

interface LayerTabsProps {
  layers: readonly CartLayer[];
  /** Returns the number of units in the cart of a layer; undefined when it could not be fetched. */
  count: (layer: CartLayer) => number | undefined;
}

/** A tab for each layer. The first cart with items is open at first. */
function LayerTabs({ layers, count }: LayerTabsProps) {
  const [open, setOpen] = useState(() => layers.find((layer) => count(layer)) ?? layers[0]);
  return (
    <Tabs
      label="依溫層分開結帳的購物車"
      value={String(open)}
      onValueChange={(value) => setOpen(layers.find((each) => String(each) === value))}
      items={layers.map((layer) => ({
        value: String(layer),
        label: layerNames[layer],
        count: count(layer),
        content: <LayerCart layer={layer} />,
      }))}
    />
  );
}

/** A cart for each layer: each layer ships in a box of its own, and is checked out separately. */
export function LayeredCart() {
  const session = useSession();
  const toast = useToast();
  const layers = useCartLayers();
  const carts = { 1: useCart(1), 2: useCart(2), 3: useCart(3) };
  // Adds the product that a guest chose before signing in.
  useGuestIntent({
    onDone: ({ kind }) => {
      if (kind === 'cart') toast.success('已加入購物車');
    },
    onFailed: (error) => toast.failure(errorText(error)),
  });
  // Queries of a member's data wait for a session.
  if (!session)
    return (
      <EmptyState
        title="登入後查看購物車"
        text="購物車在您的帳號裡，換手機也看得到。"
        action={
          <Button asChild>
            <Link href={pages.login}>登入</Link>
          </Button>
        }
      />
    );
  if (layers.isError)
    return <ErrorState title="購物車載入失敗" onRetry={() => void layers.refetch()} />;
  if (!layers.data || layers.data.some((layer) => carts[layer].status === 'pending'))
    return <Skeleton lines={6} />;
  return <LayerTabs layers={layers.data} count={(layer) => carts[layer].cart?.totals.count} />;
}
