import { ErrorBoundary } from '@mall/app/errors';
import { loadWithRetry } from '@mall/app/loading';
import { hasGuestIntent, useMall, useSession } from '@mall/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Analytics } from '../analytics/Analytics';
import { FrameCommands } from '../embedding/FrameCommands';
import { registerWorker } from '../offline/registerWorker';
import type { Frame } from '../layouts/frames';
import { useRequestLog } from '../requestLog/useRequestLog';
import { PageLoaderContext } from '../navigation/pageLoader';
import type { SiteRoute } from '../navigation/SiteRoute';
import { prefetchInView } from '../prefetch/prefetchInView';
import { prefetchOnIntent } from '../prefetch/prefetchOnIntent';
import { prefetchPages, prefetchParts } from '../prefetch/prefetchPages';
import { useHasMoved } from '../prefetch/useHasMoved';
import SiteFooter from '../bars/SiteFooter';
import { Hydrating } from '../hydration/Hydrating';
import { useLanguageOffer } from './useLanguageOffer';

// Before the first tap; the first page's own modules have loaded.

const ChatDock = lazy(() => loadWithRetry(() => import('../chat-dock/ChatDock')));
const GuestIntent = lazy(() => import('../session/GuestIntent'));

export interface IdleShellProps {
  readonly route: SiteRoute;
  readonly frame: Frame;
}

/** Parts of every page that no page waits for; loads after the page itself. */
export default function IdleShell({ route, frame }: IdleShellProps) {
  const session = useSession();
  const client = useQueryClient();
  const mall = useMall();
  const loadPage = useContext(PageLoaderContext);
  const { pathname } = useLocation();
  const hasMoved = useHasMoved();
  useEffect(() => {
    const leaving = new AbortController();
    void prefetchParts(leaving.signal);
    return () => leaving.abort();
  }, []);
  useEffect(() => {
    if (!hasMoved) return undefined;
    const leaving = new AbortController();
    void prefetchPages(loadPage, leaving.signal);
    return () => leaving.abort();
  }, [loadPage, hasMoved]);
  useEffect(registerWorker, []);
  useEffect(() => prefetchOnIntent(client, mall, loadPage), [client, mall, loadPage]);
  // Restarts on each page: the limit of prefetched links counts per page.
  useEffect(() => {
    const main = document.getElementById('main');
    return main && hasMoved ? prefetchInView(client, mall, loadPage, main) : undefined;
  }, [client, mall, loadPage, pathname, hasMoved]);
  useRequestLog();
  useLanguageOffer();
  return (
    <>
      {frame.footer && <SiteFooter />}
      <ErrorBoundary fallback={null}>
        <Hydrating>
          <ChatDock shown={frame.chat !== 'never'} />
        </Hydrating>
      </ErrorBoundary>
      {session && hasGuestIntent() && (
        <ErrorBoundary fallback={null}>
          <Hydrating>
            <GuestIntent />
          </Hydrating>
        </ErrorBoundary>
      )}
      <FrameCommands />
      <Analytics route={route} mayAsk={frame.bottomBar} />
    </>
  );
}
