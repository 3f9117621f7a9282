import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { frozenDumplings, mangoes } from '../../../stories/samples';
import type { CartLineItem } from '../../cart/CartLine/CartLine';
import { Button } from '../../kit/Button/Button';
import { ErrorState } from '../../kit/ErrorState/ErrorState';
import { CartDrawer } from './CartDrawer';

const mango: CartLineItem = { ...mangoes, quantity: 1, type: 1 };
const dumplings: CartLineItem = {
  ...frozenDumplings,
  quantity: 2,
  type: 3,
  attributes: [{ attr: '口味', type: '高麗菜' }],
};
const gift: CartLineItem = {
  ...mangoes,
  p_id: 9,
  name: '試吃小芒果',
  amount: 0,
  market_price: null,
  quantity: 1,
  type: 2,
};
const lines = [mango, dumplings, gift].map((item) => ({
  key: item.p_id,
  item,
  href: `#${item.p_id}`,
  max: 5,
}));

const meta = {
  title: 'Cart/CartDrawer',
  component: CartDrawer,
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    lines,
    count: 4,
    subtotal: 1278,
    freeFrom: 1500,
    onQuantityChange: fn(),
    onRemove: fn(),
    cartHref: '#cart',
    checkoutHref: '#checkout',
  },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>購物車</Button>
        <CartDrawer {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof CartDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '購物車（4 件）' }));
    await userEvent.click(
      drawer.getByRole('button', { name: '從購物車移除「玉井愛文芒果禮盒 5 斤裝」' }),
    );
    await expect(args.onRemove).toHaveBeenCalledWith(mango);
    await expect(drawer.getByRole('link', { name: '去結帳' })).toHaveAttribute('href', '#checkout');
  },
};
export const FreeShippingReached: Story = { args: { freeFrom: 1000 } };
export const Problem: Story = {
  args: { lines: lines.map((line, at) => (at === 0 ? { ...line, problem: '只剩 1 件' } : line)) },
};
export const Empty: Story = { args: { lines: [], count: 0, subtotal: 0 } };
export const Loading: Story = { args: { lines: undefined, count: 0, subtotal: 0 } };
/** The content in place of the lines shows what failed and offers a retry. */
export const Failing: Story = {
  args: {
    lines: undefined,
    count: 0,
    subtotal: 0,
    failure: (
      <ErrorState title="購物車載入失敗" text="網路好像不太穩，您選的東西都還在。" onRetry={fn()} />
    ),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
