import { RouteError } from '@mall/app/errors';
import { ChunkLoadError } from '@mall/app/loading';
import { createMall, memoryStorage } from '@mall/sdk';
import { MallProvider } from '@mall/hooks';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connection } from '../offline/connection';
import { siteLanguage } from '../messages/siteLanguage';
import { RootErrorBoundary } from './RootErrorBoundary';
import { RouteErrorBoundary } from './RouteErrorBoundary';
import { SiteLabels } from '../shell/SiteLabels';

// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  siteLanguage.change('zh-TW');
  connection.setState({ online: true });
});

function Throw({ error }: { readonly error: unknown }): never {
  throw error;
}

function Site({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <SiteLabels>
      <button onClick={() => void navigate('/elsewhere')}>elsewhere</button>
      <RouteErrorBoundary location={pathname}>{children}</RouteErrorBoundary>
    </SiteLabels>
  );
}

/** A client whose requests all fail: the error page must not need the server. */
const mall = createMall({
  storage: memoryStorage(),
  csrf: false,
  fetch: () => new Promise(() => undefined),
});

const missedChunk = new ChunkLoadError(new TypeError('Failed to fetch'), () => undefined);

const showThrown = (error: unknown) =>
  render(
    <MallProvider mall={mall}>
      <MemoryRouter>
        <Site>
          <Routes>
            <Route path="/" element={<Throw error={error} />} />
            <Route path="/elsewhere" element={<h1>別的頁面</h1>} />
          </Routes>
        </Site>
      </MemoryRouter>
    </MallProvider>,
  );

describe('the error page', () => {
  it('shows that a page was not found, with a search and a link home', async () => {
    showThrown(new RouteError(404));
    // Also before the search and the illustration have loaded.
    expect(await screen.findByRole('link', { name: '回首頁' })).toHaveAttribute('href', '/');
    expect(await screen.findByRole('searchbox')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '404 · 找不到這個頁面' })).toBeVisible();
    expect(await screen.findByRole('link', { name: '回首頁' })).toHaveAttribute('href', '/');
  });

  it('shows the message ids in English', async () => {
    siteLanguage.change('en');
    await waitFor(() => expect(siteLanguage.getState().pack).not.toBeNull());
    showThrown(new RouteError(404));
    expect(await screen.findByRole('searchbox')).toBeVisible();
    expect(
      screen.getByRole('heading', { name: '404 · This page could not be found' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
  });

  it('shows the status and message of any other route error', () => {
    showThrown(new RouteError(403, '這一頁只給經銷商看'));
    expect(screen.getByRole('heading', { name: '403 · 這一頁只給經銷商看' })).toBeVisible();
    expect(screen.getByRole('link', { name: '回首頁' })).toHaveAttribute('href', '/');
  });

  it('shows 500, a sentence and ways on without the message when anything else was thrown', () => {
    showThrown(new Error('secret of the house'));
    expect(screen.getByRole('heading', { name: '500 · 發生錯誤' })).toBeVisible();
    expect(screen.getByText(/購物車和訂單都還在/)).toBeVisible();
    expect(screen.getByRole('button', { name: '重新整理' })).toBeVisible();
    expect(screen.getByRole('link', { name: '回首頁' })).toHaveAttribute('href', '/');
    expect(screen.queryByText(/secret/)).not.toBeInTheDocument();
  });

  it('shows that the page was not loaded, with a retry, when a chunk is missing although the browser is online', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    expect(navigator.onLine).toBe(true);
    showThrown(missedChunk);
    expect(screen.getByRole('heading', { level: 1, name: '這一頁沒有載入成功' })).toBeVisible();
    expect(screen.queryByText(/500/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows that the shop cannot be reached, and reloads by itself, when a chunk is missing offline', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    connection.setState({ online: false });
    showThrown(missedChunk);
    expect(screen.getByRole('heading', { level: 1, name: '目前連不上網路' })).toBeVisible();
    expect(screen.getByText(/恢復連線後就會打開/)).toBeVisible();
    fireEvent(window, new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('disappears when the user navigates', async () => {
    showThrown(new RouteError(404));
    await screen.findByRole('searchbox');
    await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
    expect(screen.getByRole('heading', { name: '別的頁面' })).toBeVisible();
  });
});

describe('when the error page itself fails', () => {
  const showBroken = () =>
    render(
      <RootErrorBoundary>
        <Throw error={new Error('broken')} />
      </RootErrorBoundary>,
    );

  it('shows an error with a link home that needs no router', () => {
    showBroken();
    expect(screen.getByRole('alert')).toHaveTextContent('顯示錯誤頁面時又發生了錯誤');
    expect(screen.getByRole('link', { name: '回首頁' })).toHaveAttribute('href', '/');
  });

  it('shows the message ids in English', async () => {
    siteLanguage.change('en');
    await waitFor(() => expect(siteLanguage.getState().pack).not.toBeNull());
    showBroken();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'An error occurred while showing the error page',
    );
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
  });
});
