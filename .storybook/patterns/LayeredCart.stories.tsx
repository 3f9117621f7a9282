import type { Meta, StoryObj } from '@storybook/react-vite';
import { MallProvider } from '@mall/hooks';
import type { Cart } from '@mall/sdk';
import { refusal, replies } from '@mall/sdk/testing/mock';
import { ToastProvider } from '@mall/ui/kit';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LayeredCart } from '../../examples/recipes/src/LayeredCart';
import { openMall, type Visitor } from './open-mall';

const withTotals = (list: Cart['list']): Cart => {
  const items_amount = list.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
  const shipping_fee = items_amount === 0 || items_amount >= 1500 ? 0 : 100;
  const count = list.reduce((sum, { quantity }) => sum + quantity, 0);
  const { totals, departure } = replies.cart.list;
  const total_amount = items_amount + shipping_fee;
  const all = { ...totals, count, items_amount, shipping_fee, total_amount };
  return { layer: 1, list, totals: all, departure };
};

/** A server that keeps the cart of the normal layer. */
function openShop(visitor: Visitor) {
  let list = visitor === 'firstTime' ? [] : replies.cart.list.list;
  return openMall(visitor, {
    'cart.list': ({ params: { layer } }) =>
      layer === 1 ? withTotals(list) : { ...withTotals([]), layer },
    'cart.update': ({ body: { rule_id, quantity } }) => {
      const item = list.find((each) => each.rule_id === rule_id);
      // Another shopper has just bought the last box.
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
}

function Shop({ visitor = 'member' }: { visitor?: Visitor }) {
  const [{ mall }] = useState(() => openShop(visitor));
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
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '常溫、冷藏、冷凍各一個購物車，各自算運費、各自結帳。改數量畫面先動，伺服器拒絕就回到原來的數量並說明；刪除給「復原」。訪客先登入，登入前選的商品會加進來。\n\nA cart for each temperature, with its own shipping fee and its own checkout. A quantity changes at once. It is reverted, with the reason, when the server refuses it. Removing an item offers 復原. A guest signs in first, and what they chose before is added.',
      },
    },
  },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;

const linesIn = (canvas: HTMLElement) => within(canvas).findAllByRole('article');

/** The cart to try out. */
export const Default: Story = {};
/** Changes, removes and restores items on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [mango, rice] = await linesIn(canvasElement);
    if (!mango || !rice) throw new Error('Two lines are in the cart');
    // The quantity changes at once, the shipping fee when the server has answered.
    await userEvent.click(within(mango).getByRole('button', { name: '增加' }));
    await expect(within(mango).getByRole('textbox')).toHaveValue('2');
    await waitFor(() => expect(canvas.getByText('免運')).toBeVisible());
    // A refused quantity is reverted, and the reason is shown.
    const field = within(mango).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '5{Enter}');
    await waitFor(() => expect(screen.getByText('「愛文芒果禮盒」只剩 4 件')).toBeVisible());
    await waitFor(() => expect(field).toHaveValue('2'));
    // An item is removed, and restored.
    await userEvent.click(within(rice).getByRole('button', { name: /從購物車/ }));
    await waitFor(async () => expect(await linesIn(canvasElement)).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: '復原' }));
    await waitFor(async () => expect(await linesIn(canvasElement)).toHaveLength(2));
  },
};

/** A first-time buyer sees the empty carts, and a link to the products. */
export const FirstTimeBuyer: Story = {
  args: { visitor: 'firstTime' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('常溫購物車是空的')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去逛逛' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '前往結帳' })).toBeNull();
  },
};

/** A guest is asked to sign in. */
export const Guest: Story = {
  args: { visitor: 'guest' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: '登入' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Chilled: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: /^冷藏/ }));
    await expect(await screen.findByText('冷藏購物車是空的')).toBeVisible();
  },
};
