import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ThreadComment } from './CommentRow';
import { CommentThread } from './CommentThread';

const comment = (id: number, rest: Partial<ThreadComment> = {}): ThreadComment => ({
  id,
  comment: `第 ${id} 句`,
  create_name: id % 2 ? '小安' : '阿嬤',
  create_icon: null,
  create_time: '2026-11-20 09:00:00',
  is_mine: false,
  ...rest,
});
const thread = (comments: readonly ThreadComment[], rest = {}) => (
  <CommentThread label="留言" comments={comments} time={() => '剛剛'} {...rest} />
);

it('lets one delete what one may, and report the rest', async () => {
  const onDelete = vi.fn();
  const onReport = vi.fn();
  const mine = comment(2, { is_mine: true });
  const others = comment(3);
  render(thread([mine, others], { onDelete, onReport }));
  const [first, second] = within(screen.getByRole('list', { name: '留言' })).getAllByRole(
    'listitem',
  );
  if (!first || !second) throw new Error('Both comments are shown.');
  await userEvent.click(within(first).getByRole('button', { name: '刪除阿嬤的留言' }));
  await userEvent.click(within(second).getByRole('button', { name: '檢舉小安的留言' }));
  expect(onDelete).toHaveBeenCalledExactlyOnceWith(mine);
  expect(onReport).toHaveBeenCalledExactlyOnceWith(others);
  expect(within(first).queryByRole('button', { name: /檢舉/ })).toBeNull();
  expect(within(second).queryByRole('button', { name: /刪除/ })).toBeNull();
});

it('says that one is on its way, and offers nothing for it', () => {
  render(thread([comment(4, { is_mine: true, pending: true })], { onDelete: vi.fn() }));
  expect(screen.getByText('傳送中…')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks for older ones at the top', async () => {
  const onLoadOlder = vi.fn();
  render(thread([comment(9)], { hasOlder: true, onLoadOlder }));
  await userEvent.click(screen.getByRole('button', { name: '載入較早的留言' }));
  expect(onLoadOlder).toHaveBeenCalledOnce();
});
