import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ChatBubble } from './ChatBubble';

it('shows its author, its time, and whether it was read', () => {
  render(
    <ol>
      <ChatBubble author={{ name: '巷口小編' }} time="09:05" read>
        會喔！
      </ChatBubble>
      <ChatBubble time="09:02" read>
        會出貨嗎？
      </ChatBubble>
      <ChatBubble time="09:06">好的</ChatBubble>
    </ol>,
  );
  const [shop, read, unread] = screen.getAllByRole('listitem');
  expect(shop).toHaveTextContent(/巷口小編.*會喔！09:05$/);
  expect(read).toHaveTextContent('您會出貨嗎？已讀09:02');
  expect(unread).not.toHaveTextContent('已讀');
});

it('names who wrote an own message when several people answer', () => {
  render(
    <ol>
      <ChatBubble signature="蘇雅筑" time="09:05">
        會喔！
      </ChatBubble>
    </ol>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('蘇雅筑會喔！09:05');
});

it('shows the reason and offers to resend or discard when it failed', async () => {
  const [onRetry, onDiscard] = [vi.fn(), vi.fn()];
  render(
    <ol>
      <ChatBubble state="failed" reason="太頻繁了" onRetry={onRetry} onDiscard={onDiscard}>
        好的
      </ChatBubble>
    </ol>,
  );
  expect(screen.getByText('太頻繁了')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  await userEvent.click(screen.getByRole('button', { name: '刪除' }));
  expect([onRetry.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1]);
});

it.each([
  ['sending', '傳送中'],
  ['waiting', '連線後會自動送出'],
  ['failed', '沒有送出'],
] as const)('shows its state %s', (state, text) => {
  render(
    <ol>
      <ChatBubble state={state}>好的</ChatBubble>
    </ol>,
  );
  expect(screen.getByText(text)).toBeInTheDocument();
});
