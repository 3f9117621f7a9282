import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ChatEntryData, UnsentEntry } from './ChatEntryData';
import { ChatMessages, type ChatMessagesProps } from './ChatMessages';

const message = (id: number, create_time: string, from_user: boolean, text: string) =>
  ({
    key: `m${id}`,
    status: 'sent',
    message: {
      ...{ id, member_id: 7, client_id: `m${id}`, type: 1, text, from_user, create_time },
      ...{ create_name: from_user ? '林小滿' : '巷口小編', admin_read: false },
    },
  }) satisfies ChatEntryData;

const unsent = (entry: Partial<UnsentEntry>): UnsentEntry => ({
  ...{ key: 'own', status: 'sending', time: Date.parse('2026-11-22T00:30:00+08:00') },
  ...{ content: { type: 1, text: '謝謝' }, error: null, canRetry: true },
  ...entry,
});

const show = (entries: readonly ChatEntryData[], props: Partial<ChatMessagesProps> = {}) =>
  render(
    <ol>
      <ChatMessages
        entries={entries}
        orderHref={(id) => `/order/${id}`}
        dayText={(day) => `第 ${day} 日`}
        onRetry={vi.fn()}
        onDiscard={vi.fn()}
        {...props}
      />
    </ol>,
  );

it('separates days by the calendar of Taipei', () => {
  show([
    message(1, '2026-11-21 23:59:00', true, '一'),
    message(2, '2026-11-22 00:01:00', true, '二'),
    unsent({}),
  ]);
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts.map((text) => text?.replace(/您|傳送中|\d\d:\d\d/g, ''))).toEqual([
    '第 2026-11-21 日',
    '一',
    '第 2026-11-22 日',
    '二',
    '謝謝',
  ]);
});

it('names an author once when their messages are less than five minutes apart', () => {
  show([
    message(1, '2026-11-21 09:00:00', false, '一'),
    message(2, '2026-11-21 09:04:59', false, '二'),
    message(3, '2026-11-21 09:10:00', false, '三'),
    message(4, '2026-11-21 09:10:30', true, '四'),
    message(5, '2026-11-21 09:10:40', false, '五'),
  ]);
  // The name of a continued message is only for screen readers; the avatar stands before a new group.
  const rows = screen.getAllByRole('listitem').slice(1);
  const hasInitial = rows.map((row) => within(row).queryByText('巷') !== null);
  expect(hasInitial).toEqual([true, false, true, false, true]);
});

it('shows the messages of the shop as own ones with their authors when the shop reads them', () => {
  show(
    [
      message(1, '2026-11-21 09:00:00', true, '一'),
      message(2, '2026-11-21 09:01:00', false, '二'),
      message(3, '2026-11-21 09:02:00', false, '三'),
    ],
    { viewer: 'shop' },
  );
  const rows = screen.getAllByRole('listitem').slice(1);
  expect(rows.map((row) => row.hasAttribute('data-own'))).toEqual([false, true, true]);
  expect(within(rows[0] ?? document.body).getByText('林小滿')).toBeVisible();
  expect(within(rows[1] ?? document.body).getByText('巷口小編')).toBeVisible();
});

it('links an order, and lets the page render texts', () => {
  const order = {
    ...{ trans_order_id: 'D1', state_text: '已出貨', index_img: null, final_amount: 658 },
  };
  show(
    [
      unsent({ content: { type: 4, order } }),
      message(1, '2026-11-22 09:00:00', true, '一'),
      unsent({ key: 'text' }),
    ],
    { renderText: (text) => <em>{text}</em> },
  );
  expect(screen.getByRole('link', { name: /D1/ })).toHaveAttribute('href', '/order/D1');
  expect(screen.getAllByRole('emphasis').map((each) => each.textContent)).toEqual(['一', '謝謝']);
});

it('shows a text as waiting when there is no connection', () => {
  show([unsent({})], { isConnected: false });
  expect(screen.getByText('連線後會自動送出')).toBeInTheDocument();
});

it('shows why a message failed, and sends again only one that can succeed', async () => {
  const [onRetry, onDiscard] = [vi.fn(), vi.fn()];
  show(
    [
      unsent({ key: 'a', status: 'failed', error: new Error('too often') }),
      unsent({ key: 'b', status: 'failed', canRetry: false }),
    ],
    { errorText: () => '操作太頻繁了', onRetry, onDiscard },
  );
  expect(screen.getByText('操作太頻繁了')).toBeVisible();
  expect(screen.getByText('沒有送出')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  for (const button of screen.getAllByRole('button', { name: '刪除' })) {
    await userEvent.click(button);
  }
  expect(onRetry.mock.calls).toEqual([['a']]);
  expect(onDiscard.mock.calls).toEqual([['a'], ['b']]);
});

it('cancels an upload', async () => {
  const onDiscard = vi.fn();
  show([unsent({ content: { type: 2, preview: null, progress: 40 } })], { onDiscard });
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await userEvent.click(screen.getByRole('button', { name: '取消上傳' }));
  expect(onDiscard.mock.calls).toEqual([['own']]);
});

it('keeps the element of a message when the server has stored it', () => {
  const element = (entries: readonly ChatEntryData[]) => (
    <ol>
      <ChatMessages
        {...{ entries, orderHref: String, dayText: String, onRetry: vi.fn(), onDiscard: vi.fn() }}
      />
    </ol>
  );
  const { rerender } = render(element([unsent({ key: 'm7' })]));
  const bubble = screen.getAllByRole('listitem').at(-1);
  rerender(element([message(7, '2026-11-22 00:30:00', true, '謝謝')]));
  expect(screen.getAllByRole('listitem').at(-1)).toBe(bubble);
  expect(bubble).toHaveTextContent('謝謝');
});
