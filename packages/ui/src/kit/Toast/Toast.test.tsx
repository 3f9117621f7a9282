import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { PlainToasts } from './PlainToasts';
import { useToast, type ToastOptions } from './ToastContext';
import { ToastProvider } from './ToastProvider';

function ShowToast({ options }: { options?: ToastOptions }) {
  const toast = useToast();
  return <button onClick={() => toast.success('已加入購物車', options)}>說</button>;
}

/** Longer than any test run. */
const PERSISTENT = { duration: 600_000 };
const stage = (options: ToastOptions, duration?: number) =>
  render(
    <ToastProvider duration={duration}>
      <ShowToast options={options} />
    </ToastProvider>,
  );
const showToast = async (options?: ToastOptions) => {
  stage({ ...PERSISTENT, ...options });
  await userEvent.click(screen.getByRole('button', { name: '說' }));
};

afterEach(() => void vi.useRealTimers());
// Load the lazy viewport first, as on an idle page: its compile time must not affect the tests.
beforeAll(() => import('./ToastViewport'));

it('shows its text and announces it politely', async () => {
  await showToast();
  await waitFor(() => {
    const announced = screen
      .getAllByRole('status')
      .find((region) => region.textContent === '通知 已加入購物車');
    expect(announced).toHaveAttribute('aria-live', 'polite');
  });
});

it('closes after its duration', async () => {
  vi.useFakeTimers();
  stage({ duration: 800 });
  fireEvent.click(screen.getByRole('button', { name: '說' }));
  await act(() => vi.advanceTimersByTimeAsync(799));
  expect(screen.getByText('已加入購物車')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('已加入購物車')).toBeNull();
});

it('closes after the provider’s duration when it has none of its own', async () => {
  vi.useFakeTimers();
  stage({}, 5000);
  fireEvent.click(screen.getByRole('button', { name: '說' }));
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(screen.getByText('已加入購物車')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('已加入購物車')).toBeNull();
});

it('runs its action and closes', async () => {
  const onAction = vi.fn();
  await showToast({ action: { label: '復原', onAction } });
  await userEvent.click(await screen.findByRole('button', { name: '復原' }));
  expect(onAction).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('button', { name: '復原' })).toBeNull());
});

it('closes on Escape only when it has the focus', async () => {
  await showToast({ action: { label: '復原', onAction: () => undefined } });
  const undo = await screen.findByRole('button', { name: '復原' });
  await userEvent.keyboard('{Escape}');
  expect(undo).toBeVisible();
  await userEvent.keyboard('{F8}{Tab}');
  expect(screen.getByRole('list').contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: '復原' })).toBeNull();
});

it('closes by its button', async () => {
  await showToast();
  await userEvent.click(await screen.findByRole('button', { name: '關閉' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '關閉' })).toBeNull());
});

it('throws outside of a provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<ShowToast />)).toThrow('ToastProvider');
  vi.restoreAllMocks();
});

it('replaces a toast with the same text when replace is set', async () => {
  await showToast({ replaces: true });
  await userEvent.click(screen.getByRole('button', { name: '說' }));
  await userEvent.click(screen.getByRole('button', { name: '說' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

it('shows a second toast with the same text when each has its own action', async () => {
  await showToast({ action: { label: '復原', onAction: () => undefined } });
  await userEvent.click(screen.getByRole('button', { name: '說' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: '復原' })).toHaveLength(2));
});

it('shows the text plainly when the chunk of the viewport fails to load', async () => {
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
