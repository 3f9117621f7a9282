import type { Page } from '@mall/app/loading';
import { MallProvider } from '@mall/hooks';
import { createMall, memoryStorage } from '@mall/sdk';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, startTransition, useState, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPage } from '../navigation/lazyPage';
import { PendingBar } from './PendingBar';
import { RouteOverlay } from './RouteOverlay';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const overlay = () => screen.queryByText('載入中');
const page = () => screen.queryByRole('heading', { name: '商城' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens a page whose chunk loads when `arrive` is called. */
async function open(): Promise<{ arrive: () => Promise<void> }> {
  let resolve: (chunk: { default: ComponentType }) => void = () => undefined;
  const Page = lazy(() => new Promise<{ default: ComponentType }>((done) => (resolve = done)));
  render(
    <RouteOverlay>
      <Page />
    </RouteOverlay>,
  );
  await pass(0);
  return {
    arrive: () =>
      act(async () => {
        resolve({ default: () => <h1>商城</h1> });
        await vi.advanceTimersByTimeAsync(0);
      }),
  };
}

it('does not show when the page renders within 300 ms', async () => {
  const { arrive } = await open();
  await pass(299);
  expect(overlay()).toBeNull();
  await arrive();
  expect(page()).toBeVisible();
  for (const ms of [0, 1, 150, 1000]) {
    await pass(ms);
    expect(overlay()).toBeNull();
  }
});

it('shows after 300 ms, and closes 150 ms after the page is ready', async () => {
  const { arrive } = await open();
  await pass(300);
  expect(overlay()).toBeVisible();
  await pass(5000);
  expect(overlay()).toBeVisible();
  await arrive();
  expect(page()).toBeVisible();
  await pass(149);
  expect(overlay()).toBeVisible();
  await pass(1);
  expect(overlay()).toBeNull();
});

it('does not show when the page renders synchronously', async () => {
  render(
    <RouteOverlay>
      <h1>商城</h1>
    </RouteOverlay>,
  );
  for (const ms of [0, 300, 1000]) {
    await pass(ms);
    expect(overlay()).toBeNull();
  }
});

it('keeps the previous page with only the progress bar until the next one has rendered', async () => {
  let arrive: (chunk: { default: ComponentType }) => void = () => undefined;
  const next = lazyPage(() => new Promise((resolve) => (arrive = resolve)));
  const mall = createMall({ baseUrl: 'https://mall.test', storage: memoryStorage(), csrf: false });
  function Site() {
    const [Shown, open] = useState<Page>(() => () => <h1>商城</h1>);
    return (
      <MallProvider mall={mall}>
        <PendingBar />
        <button type="button" onClick={() => startTransition(() => open(() => next))}>
          貼文牆
        </button>
        <RouteOverlay>
          <Shown />
        </RouteOverlay>
      </MallProvider>
    );
  }
  render(<Site />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '貼文牆' }));
  for (const ms of [0, 300, 5000]) {
    await pass(ms);
    expect(page()).toBeVisible();
    expect(overlay()).toBeNull();
    expect(screen.getByRole('progressbar', { name: '載入中' })).toBeVisible();
  }
  await act(async () => arrive({ default: () => <h1>街坊的貼文</h1> }));
  expect(screen.getByRole('heading')).toHaveTextContent('街坊的貼文');
  await pass(1000);
  expect(overlay()).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
