import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CartLine, type CartLineItem } from './CartLine';

const item: CartLineItem = {
  p_id: 1,
  name: '愛文芒果',
  index_img: null,
  attributes: [{ attr: '規格', type: '5 斤' }],
  quantity: 2,
  amount: 680,
  type: 1,
};

it('changes its quantity and can be removed', async () => {
  const onQuantityChange = vi.fn();
  const onRemove = vi.fn();
  render(
    <CartLine item={item} href="/p" onQuantityChange={onQuantityChange} onRemove={onRemove} />,
  );
  expect(screen.getByText('規格：5 斤')).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('NT$1,360');
  await userEvent.click(screen.getByRole('button', { name: '增加' }));
  expect(onQuantityChange).toHaveBeenCalledWith(3);
  await userEvent.click(screen.getByRole('button', { name: '從購物車移除「愛文芒果」' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it('shows on the line why it can\u2019t be bought', () => {
  render(<CartLine item={item} href="/p" problem="剛剛賣完了" />);
  expect(screen.getByRole('status')).toHaveTextContent('剛剛賣完了');
});

it('shows a gift without controls', () => {
  render(<CartLine item={{ ...item, type: 2 }} href="/p" />);
  expect(screen.getByText('贈品')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
