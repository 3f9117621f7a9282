import { createPageLoading, type LazyPage } from '@mall/app/loading';
import { LanguageContext } from '@mall/app/messages';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deskLanguage } from '../messages/deskLanguage';
import { ScreenBoundary } from './ScreenBoundary';

let isOnline = false;
let hasChunk = true;
let page: LazyPage;
beforeEach(() => {
  isOnline = false;
  hasChunk = true;
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () =>
    isOnline ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
  );
  page = createPageLoading().lazyPage(() =>
    isOnline && hasChunk
      ? Promise.resolve({ default: () => <h1>訂單</h1> })
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openOffline(): Promise<void> {
  const Page = page;
  render(
    <LanguageContext value={deskLanguage}>
      <ScreenBoundary location="/orders">
        <Suspense>
          <Page />
        </Suspense>
      </ScreenBoundary>
    </LanguageContext>,
  );
  expect(await screen.findByRole('heading', { name: '目前連不上網路' })).toBeVisible();
}
const retry = () => userEvent.click(screen.getByRole('button', { name: '再試一次' }));

it('a screen whose chunk was never loaded opens when it is tried again with a connection', async () => {
  await openOffline();
  await retry();
  expect(await screen.findByRole('button', { name: '再試一次' })).toBeVisible();
  isOnline = true;
  await retry();
  expect(await screen.findByRole('heading', { name: '訂單' })).toBeVisible();
});

it('a screen whose chunk was never loaded opens by itself when the browser is online again', async () => {
  await openOffline();
  isOnline = true;
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('heading', { name: '訂單' })).toBeVisible();
});

it('a screen whose chunk is missing although the shop is reachable shows an error', async () => {
  await openOffline();
  isOnline = true;
  hasChunk = false;
  await retry();
  expect(await screen.findByRole('heading', { name: '發生錯誤' })).toBeVisible();
});
