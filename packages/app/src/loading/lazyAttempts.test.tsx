import { render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { retryableLazy } from './retryableLazy';

// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const boundary = (children: ReactNode, attempt: number) => (
  <ErrorBoundary resetKey={attempt} fallback={<p>載入失敗</p>}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

it('requests a failed chunk again each time its boundary renders it again, without a wait', async () => {
  let requests = 0;
  const Menu = retryableLazy<object>(() => {
    requests += 1;
    return requests < 3
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ default: () => <h1>選單</h1> });
  });
  const { rerender } = render(boundary(<Menu />, 1));
  expect(await screen.findByText('載入失敗')).toBeVisible();
  expect(requests).toBe(1);
  rerender(boundary(<Menu />, 2));
  expect(await screen.findByText('載入失敗')).toBeVisible();
  expect(requests).toBe(2);
  rerender(boundary(<Menu />, 3));
  expect(await screen.findByRole('heading', { name: '選單' })).toBeVisible();
  expect(requests).toBe(3);
});

it('requests a failed chunk once when two boundaries wait for it', async () => {
  let requests = 0;
  const Menu = retryableLazy<object>(() => {
    requests += 1;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  render(
    <>
      {boundary(<Menu />, 1)}
      {boundary(<Menu />, 1)}
    </>,
  );
  expect(await screen.findAllByText('載入失敗')).toHaveLength(2);
  expect(requests).toBe(1);
});
