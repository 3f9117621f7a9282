import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ChatOrderPicker, type ChatOrderPickerProps } from './ChatOrderPicker';

const show = (props: Partial<ChatOrderPickerProps>) => {
  const handlers = { onRetry: vi.fn(), onChoose: vi.fn(), onClose: vi.fn() };
  render(
    <ChatOrderPicker
      orders={undefined}
      dayText={(day) => `第 ${day} 日`}
      {...handlers}
      {...props}
    />,
  );
  return handlers;
};

it('returns the chosen order as a message contains it', async () => {
  const { onChoose } = show({
    orders: [
      {
        ...{ trans_order_id: 'D1', create_time: '2026-11-20 21:40:00', products_count: 2 },
        ...{ pay_status_text: '已出貨', final_amount: 1658 },
        products: [{ p_name: '愛文芒果', index_img: '/mango.avif' }],
      },
    ],
  });
  const order = screen.getByRole('button', {
    name: /第 2026-11-20 日・D1.*愛文芒果.*已出貨・2 件商品.*1,658/,
  });
  await userEvent.click(order);
  expect(onChoose.mock.calls).toEqual([
    [{ trans_order_id: 'D1', state_text: '已出貨', index_img: '/mango.avif', final_amount: 1658 }],
  ]);
});

it('says that there are no orders yet', () => {
  show({ orders: [] });
  expect(screen.getByText('還沒有訂單')).toBeVisible();
});

it('shows why the orders could not be loaded, and loads them again', async () => {
  const { onRetry } = show({ failure: '連不上商店' });
  expect(screen.getByText('連不上商店')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /再試一次|重試/ }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('closes without a choice on Escape', async () => {
  const { onClose, onChoose } = show({ orders: [] });
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
  expect(onChoose).not.toHaveBeenCalled();
});
