import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { PlainToasts } from './PlainToasts';
import { useToast, type ToastOptions } from './ToastContext';
import { ToastProvider } from './ToastProvider';

function Say({ options }: { options?: ToastOptions }) {
  const toast = useToast();
  return <button onClick={() => toast.success('已加入購物車', options)}>說</button>;
}

/** Longer than any test run takes. */
const STAYS = { duration: 600_000 };
const stage = (options: ToastOptions, duration?: number) =>
  render(
    <ToastProvider duration={duration}>
      <Say options={options} />
    </ToastProvider>,
  );
const say = async (options?: ToastOptions) => {
  stage({ ...STAYS, ...options });
  await userEvent.click(screen.getByRole('button', { name: '說' }));
};

afterEach(() => void vi.useRealTimers());
// Load the lazy viewport first, as on an idle page: its compile time must not affect the tests.
beforeAll(() => import('./ToastViewport'));

it('shows the words and announces them politely', async () => {
  await say();
  await waitFor(() => {
    const spoken = screen
      .getAllByRole('status')
      .find((region) => region.textContent === '通知 已加入購物車');
    expect(spoken).toHaveAttribute('aria-live', 'polite');
  });
});

it('goes by itself', async () => {
  vi.useFakeTimers();
  stage({ duration: 800 });
  fireEvent.click(screen.getByRole('button', { name: '說' }));
  await act(() => vi.advanceTimersByTimeAsync(799));
  expect(screen.getByText('已加入購物車')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('已加入購物車')).toBeNull();
});

it('goes after the provider’s duration when it has none of its own', async () => {
  vi.useFakeTimers();
  stage({}, 5000);
  fireEvent.click(screen.getByRole('button', { name: '說' }));
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(screen.getByText('已加入購物車')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('已加入購物車')).toBeNull();
});

it('does its one thing and goes', async () => {
  const onAction = vi.fn();
  await say({ action: { label: '復原', onAction } });
  await userEvent.click(await screen.findByRole('button', { name: '復原' }));
  expect(onAction).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('button', { name: '復原' })).toBeNull());
});

it('goes on Escape only while it has the focus', async () => {
  await say({ action: { label: '復原', onAction: () => undefined } });
  const undo = await screen.findByRole('button', { name: '復原' });
  await userEvent.keyboard('{Escape}');
  expect(undo).toBeVisible();
  await userEvent.keyboard('{F8}{Tab}');
  expect(screen.getByRole('list').contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: '復原' })).toBeNull();
});

it('can be put away', async () => {
  await say();
  await userEvent.click(await screen.findByRole('button', { name: '關閉' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '關閉' })).toBeNull());
});

it('refuses to speak where nobody listens', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Say />)).toThrow('ToastProvider');
  vi.restoreAllMocks();
});

it('takes the place of the same words said before, where told to', async () => {
  await say({ replaces: true });
  await userEvent.click(screen.getByRole('button', { name: '說' }));
  await userEvent.click(screen.getByRole('button', { name: '說' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

it('stands beside the same words said before, where each has its own action', async () => {
  await say({ action: { label: '復原', onAction: () => undefined } });
  await userEvent.click(screen.getByRole('button', { name: '說' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: '復原' })).toHaveLength(2));
});

it('is said plainly where its chunk could not be loaded', async () => {
  const onDismiss = vi.fn();
  const entry = {
    id: 7,
    tone: 'failure',
    message: '連不上商店',
    action: undefined,
    duration: 1,
  } as const;
  render(<PlainToasts entries={[entry]} onDismiss={onDismiss} />);
  expect(screen.getByRole('status')).toHaveTextContent('連不上商店');
  await waitFor(() => expect(onDismiss).toHaveBeenCalledExactlyOnceWith(7));
});
