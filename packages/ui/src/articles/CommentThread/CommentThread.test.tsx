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

it('renders a menu for each comment', () => {
  const menu = ({ create_name }: ThreadComment) => <button>{create_name}的留言選項</button>;
  render(thread([comment(2, { is_mine: true }), comment(3)], { menu }));
  const [first, second] = within(screen.getByRole('list', { name: '留言' })).getAllByRole(
    'listitem',
  );
  if (!first || !second) throw new Error('Both comments are shown.');
  expect(within(first).getByRole('button', { name: '阿嬤的留言選項' })).toBeVisible();
  expect(within(second).getByRole('button', { name: '小安的留言選項' })).toBeVisible();
});

it('shows the state and no menu when a comment is being sent', () => {
  render(
    thread([comment(4, { is_mine: true, pending: true })], { menu: () => <button>選項</button> }),
  );
  expect(screen.getByText('傳送中…')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('requests older comments at the top', async () => {
  const onLoadOlder = vi.fn();
  render(thread([comment(9)], { hasOlder: true, onLoadOlder }));
  await userEvent.click(screen.getByRole('button', { name: '載入較早的留言' }));
  expect(onLoadOlder).toHaveBeenCalledOnce();
});
