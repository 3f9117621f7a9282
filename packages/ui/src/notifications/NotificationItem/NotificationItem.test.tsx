import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NotificationItem } from './NotificationItem';

it('is a link whose name starts with the unread state', async () => {
  const onPress = vi.fn();
  render(
    <NotificationItem
      icon={null}
      title="訂單已出貨"
      content="請留意收件。"
      time="5 分鐘前"
      unread="未讀"
      href="#order"
      onPress={onPress}
    />,
  );
  const link = screen.getByRole('link', { name: /^未讀 訂單已出貨.*請留意收件。.*5 分鐘前$/ });
  expect(link).toHaveAttribute('href', '#order');
  await userEvent.click(link);
  expect(onPress).toHaveBeenCalledOnce();
});

it('has no unread state when it was read, and is no link when it has no URL', () => {
  render(<NotificationItem icon={null} title="歡迎" time="昨天" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('未讀')).toBeNull();
  expect(screen.getByText('歡迎')).toBeVisible();
});
