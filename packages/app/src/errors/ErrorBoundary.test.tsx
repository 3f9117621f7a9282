import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary';
import { RouteError } from './RouteError';

// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

function Throw({ error }: { readonly error: unknown }): never {
  throw error;
}

const boundary = (children: ReactNode, props: Partial<ErrorBoundaryProps> = {}) => (
  <ErrorBoundary fallback={<p>這一段無法顯示</p>} {...props}>
    {children}
  </ErrorBoundary>
);

it('renders its children when none fails', () => {
  render(boundary(<h1>商城</h1>));
  expect(screen.getByRole('heading', { name: '商城' })).toBeVisible();
  expect(screen.queryByText('這一段無法顯示')).toBeNull();
});

it('renders the fallback and reports the error once when a child throws', () => {
  const onError = vi.fn();
  const error = new Error('broken');
  const { rerender } = render(boundary(<Throw error={error} />, { onError }));
  rerender(boundary(<Throw error={error} />, { onError }));
  expect(screen.getByText('這一段無法顯示')).toBeVisible();
  expect(onError.mock.calls).toEqual([[error]]);
});

it('passes the error when the fallback is a function', () => {
  const fallback = (error: unknown) => <p>{error instanceof RouteError && error.status}</p>;
  render(boundary(<Throw error={new RouteError(404)} />, { fallback }));
  expect(screen.getByText('404')).toBeVisible();
});

it.each([undefined, null, 0, ''])('renders the fallback when a child throws %j', (error) => {
  render(boundary(<Throw error={error} />));
  expect(screen.getByText('這一段無法顯示')).toBeVisible();
});

it('stays failed when it renders again with the same key', () => {
  const { rerender } = render(boundary(<Throw error="x" />, { resetKey: '/mall' }));
  rerender(boundary(<h1>商城</h1>, { resetKey: '/mall' }));
  expect(screen.queryByRole('heading')).toBeNull();
});

it('renders its children again when the key changes', () => {
  const { rerender } = render(boundary(<Throw error="x" />, { resetKey: '/broken' }));
  rerender(boundary(<h1>商城</h1>, { resetKey: '/mall' }));
  expect(screen.getByRole('heading', { name: '商城' })).toBeVisible();
});
