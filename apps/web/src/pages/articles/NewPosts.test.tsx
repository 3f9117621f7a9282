import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NewPosts } from './NewPosts';

const pill = () => screen.queryByRole('button');

it('shows how many posts are new: up to 99, then 99+', () => {
  const { rerender } = render(<NewPosts count={1} onShow={() => undefined} />);
  expect(pill()).toHaveTextContent('有 1 則新貼文');
  rerender(<NewPosts count={99} onShow={() => undefined} />);
  expect(pill()).toHaveTextContent('有 99 則新貼文');
  rerender(<NewPosts count={100} onShow={() => undefined} />);
  expect(pill()).toHaveTextContent('有 99+ 則新貼文');
});

it('renders nothing when there are none', () => {
  render(<NewPosts count={0} onShow={() => undefined} />);
  expect(pill()).toBeNull();
});

it('scrolls to the top, where they are shown', async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  const onShow = vi.fn();
  render(
    <main id="main" tabIndex={-1}>
      <NewPosts count={2} onShow={onShow} />
    </main>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onShow).toHaveBeenCalledOnce();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  expect(screen.getByRole('main')).toHaveFocus();
  vi.unstubAllGlobals();
});
