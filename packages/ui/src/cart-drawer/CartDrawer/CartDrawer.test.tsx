import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import type { CartLineItem } from '../../cart/CartLine/CartLine';
import { cartDrawer as english } from '../../labels/en/cart-drawer';
import { CartDrawer } from './CartDrawer';

const mango: CartLineItem = {
  p_id: 1,
  name: '芒果',
  index_img: null,
  quantity: 2,
  amount: 340,
  type: 1,
};
const gift: CartLineItem = { ...mango, p_id: 2, name: '提袋', quantity: 1, amount: 0, type: 2 };
const lineOf = (item: CartLineItem) => ({ key: item.p_id, item, href: `/product/${item.p_id}` });

function open(props: Partial<ComponentProps<typeof CartDrawer<CartLineItem>>> = {}) {
  const handlers = { onOpenChange: vi.fn(), onQuantityChange: vi.fn(), onRemove: vi.fn() };
  render(
    <CartDrawer
      open
      count={3}
      subtotal={680}
      lines={[mango, gift].map(lineOf)}
      cartHref="/cart"
      checkoutHref="/checkout"
      {...handlers}
      {...props}
    />,
  );
  return { ...handlers, drawer: within(screen.getByRole('dialog')) };
}

it('shows the lines, the amount missing for free shipping, the total, and the links', () => {
  const { drawer } = open({ freeFrom: 1000 });
  expect(screen.getByRole('dialog', { name: '購物車（3 件）' })).toBeVisible();
  expect(drawer.getAllByRole('listitem')).toHaveLength(2);
  expect(drawer.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '680');
  expect(drawer.getByText('小計')).toHaveTextContent('NT$680');
  expect(drawer.getByRole('link', { name: '去結帳' })).toHaveAttribute('href', '/checkout');
  expect(drawer.getByRole('link', { name: '查看購物車' })).toHaveAttribute('href', '/cart');
});

it('reports the line when it is changed or removed, and offers neither for a gift', async () => {
  const { drawer, onQuantityChange, onRemove } = open();
  expect(drawer.queryByText(/NT\$0/)).toBeNull();
  const increase = drawer.getAllByRole('button', { name: /增加/ });
  expect(increase).toHaveLength(1);
  if (increase[0]) await userEvent.click(increase[0]);
  expect(onQuantityChange).toHaveBeenCalledWith(mango, 3);
  await userEvent.click(drawer.getByRole('button', { name: '從購物車移除「芒果」' }));
  expect(onRemove).toHaveBeenCalledWith(mango);
});

it('closes when a link or its button is pressed', async () => {
  const { drawer, onOpenChange } = open();
  await userEvent.click(drawer.getByRole('button', { name: '關閉' }));
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  await userEvent.click(drawer.getByRole('link', { name: '去結帳' }));
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});

it('shows the empty state without a checkout link when the cart is empty', () => {
  const { drawer } = open({ lines: [], count: 0, subtotal: 0 });
  expect(drawer.getByText('購物車還是空的')).toBeVisible();
  expect(drawer.queryByRole('link')).toBeNull();
});

it('shows the failure when the cart could not be loaded', () => {
  const { drawer } = open({ lines: undefined, count: 0, failure: <p role="alert">載入失敗</p> });
  expect(drawer.getByRole('alert')).toHaveTextContent('載入失敗');
  expect(drawer.queryByRole('list')).toBeNull();
  expect(drawer.queryByRole('link')).toBeNull();
});

it('renders in English when the cart is undefined', () => {
  const { drawer } = open({ lines: undefined, count: 0, labels: english });
  expect(screen.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  expect(drawer.queryByRole('list')).toBeNull();
});
