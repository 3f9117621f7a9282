import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CommentActions } from './CommentActions';

it('names the author in both actions and says whether the comment is liked', async () => {
  const [onLike, onReply] = [vi.fn(), vi.fn()];
  render(<CommentActions author="小滿" liked likeCount={2} {...{ onLike, onReply }} />);
  const like = screen.getByRole('button', { name: '小滿的留言，2 個讚', pressed: true });
  await userEvent.click(like);
  expect(onLike).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: '回覆小滿' }));
  expect(onReply).toHaveBeenCalledOnce();
});
