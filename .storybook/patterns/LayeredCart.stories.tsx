import type { Meta, StoryObj } from '@storybook/react-vite';
import { MallProvider } from '@mall/hooks';
import { useSession } from '@mall/hooks/auth';
import { useCart, useCartLayers } from '@mall/hooks/cart';
import { createMall, isMallError, memoryStorage, type Cart, type CartLayer } from '@mall/sdk';
import { createMockMall, refusal, replies } from '@mall/sdk/testing/mock';
import { CartLine, FreeShippingProgress } from '@mall/ui/cart';
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
import { ToastProvider } from '@mall/ui/kit';
import { OrderTotals } from '@mall/ui/orders';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const layerNames = { 1: '常溫', 2: '冷藏', 3: '冷凍' } as const;

/** One temperature's cart: what is in it, what is missing to free shipping, what it comes to. */
function LayerCart({ layer }: { layer: CartLayer }) {
  const toast = useToast();
  const { cart, status, setQuantity, remove, retry } = useCart(layer, {
    onDeleted: (item) =>
      toast.success('已從購物車刪除', {
        action: { label: '復原', onAction: () => setQuantity(item, item.quantity) },
      }),
    // The cart is already as it was: only say why.
    onFailed: (error) => toast.failure(isMallError(error) ? error.msg : '操作失敗，請再試一次'),
  });
  if (status === 'error') return <ErrorState title="購物車載入失敗" onRetry={retry} />;
  if (!cart) return <Skeleton lines={6} />;
  if (cart.list.length === 0)
    return (
      <EmptyState
        title={`${layerNames[layer]}購物車是空的`}
        text="去巷口逛逛，看看今天有什麼新鮮的。"
      />
    );
  const { items_amount, free_shipping_from, shipping_fee, total_amount } = cart.totals;
  return (
    <Stack gap={5}>
      {free_shipping_from !== null && (
        <FreeShippingProgress amount={items_amount} threshold={free_shipping_from} />
      )}
      <Stack gap={3}>
        {cart.list.map((item) => (
          <CartLine
            key={`${item.rule_id}-${item.relation_id}`}
            item={item}
            href={`#product-${item.p_id}`}
            nameAs="h2"
            min={item.buy_min}
            max={item.buy_max}
            problem={item.problem}
            onQuantityChange={(quantity) => setQuantity(item, quantity)}
            onRemove={() => remove(item)}
          />
        ))}
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
        <Link href={`#checkout-${layer}`}>前往結帳</Link>
      </Button>
    </Stack>
  );
}

/** A tab for each temperature: each travels in its own box, so each is checked out by itself. */
function LayeredCart() {
  const session = useSession();
  const { data: layers = [] } = useCartLayers();
  const [layer, setLayer] = useState<CartLayer>(1);
  // Queries of a member's data wait for a session.
  if (!session)
    return (
      <EmptyState
        title="登入後查看購物車"
        text="購物車在您的帳號裡，換手機也看得到。"
        action={
          <Button asChild>
            <Link href="#login">登入</Link>
          </Button>
        }
      />
    );
  return (
    <Tabs
      label="依溫層分開結帳的購物車"
      value={String(layer)}
      onValueChange={(value) => setLayer(layers.find((each) => String(each) === value) ?? 1)}
      items={layers.map((each) => ({
        value: String(each),
        label: layerNames[each],
        content: <LayerCart layer={each} />,
      }))}
    />
  );
}

/** The mock server of this story: in a shop, `createMall()` is enough. */
const withTotals = (list: Cart['list']): Cart => {
  const items_amount = list.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
  const shipping_fee = items_amount === 0 || items_amount >= 1500 ? 0 : 100;
  const count = list.reduce((sum, { quantity }) => sum + quantity, 0);
  const { totals } = replies.cart.list;
  const total_amount = items_amount + shipping_fee;
  return { layer: 1, list, totals: { ...totals, count, items_amount, shipping_fee, total_amount } };
};

function openMall(isGuest: boolean) {
  let { list } = replies.cart.list;
  const { fetch } = createMockMall({
    'cart.list': ({ params: { layer } }) =>
      layer === 1 ? withTotals(list) : { ...withTotals([]), layer },
    'cart.update': ({ body: { rule_id, quantity } }) => {
      const item = list.find((each) => each.rule_id === rule_id);
      // The last box has just gone to somebody else.
      if (item && quantity > 4) return refusal('stockShort', { args: [item.name, 4] });
      list = list.map((each) => (each.rule_id === rule_id ? { ...each, quantity } : each));
      return withTotals(list);
    },
    'cart.delete': ({ body: { rule_id } }) => {
      list = list.filter((each) => each.rule_id !== rule_id);
      return withTotals(list);
    },
    'cart.add': ({ body: { rule_id, quantity } }) => {
      const item = replies.cart.list.list.find((each) => each.rule_id === rule_id);
      if (item) list = [...list, { ...item, quantity }];
      return withTotals(list);
    },
  });
  const mall = createMall({ baseUrl: 'https://mall.test', fetch, storage: memoryStorage() });
  if (!isGuest) mall.session.start('token', replies.members.profile);
  return mall;
}

function Shop({ isGuest = false }: { isGuest?: boolean }) {
  const [mall] = useState(() => openMall(isGuest));
  return (
    <MallProvider mall={mall}>
      <ToastProvider>
        <LayeredCart />
      </ToastProvider>
    </MallProvider>
  );
}

const meta = {
  title: 'Patterns/依溫層的購物車 Layered cart',
  component: Shop,
  parameters: {
    docs: {
      description: {
        component:
          '常溫、冷藏、冷凍各一個購物車，各自算運費、各自結帳。改數量畫面先動，伺服器拒絕就回到原來的數量並說明；刪除給「復原」。\n\nA cart for each temperature, with its own shipping and its own checkout. A quantity changes at once and goes back with a word when the server refuses; removing offers 復原.',
      },
    },
  },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;

const linesIn = (canvas: HTMLElement) => within(canvas).findAllByRole('article');

/** As it opens: press, type and send. */
export const Default: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
};
/** Used once from beginning to end, on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [mango, rice] = await linesIn(canvasElement);
    if (!mango || !rice) throw new Error('Two lines are in the cart');
    // At once, and free of shipping once the server has counted.
    await userEvent.click(within(mango).getByRole('button', { name: '增加' }));
    await expect(within(mango).getByRole('textbox')).toHaveValue('2');
    await waitFor(() => expect(canvas.getByText('免運')).toBeVisible());
    // What the server refuses is taken back, with its sentence.
    const field = within(mango).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '5{Enter}');
    await waitFor(() => expect(screen.getByText('「愛文芒果禮盒」只剩 4 件')).toBeVisible());
    await waitFor(() => expect(field).toHaveValue('2'));
    // Removed, and brought back.
    await userEvent.click(within(rice).getByRole('button', { name: /從購物車/ }));
    await waitFor(async () => expect(await linesIn(canvasElement)).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: '復原' }));
    await waitFor(async () => expect(await linesIn(canvasElement)).toHaveLength(2));
  },
};

/** A guest is asked to sign in. */
export const Guest: Story = {
  args: { isGuest: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: '登入' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Chilled: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: '冷藏' }));
    await expect(await screen.findByText('冷藏購物車是空的')).toBeVisible();
  },
};
