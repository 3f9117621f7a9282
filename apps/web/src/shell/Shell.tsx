import { ErrorBoundary } from '@mall/app/errors';
import { loadWithRetry, useIdle } from '@mall/app/loading';
import { useShopRefresh } from '@mall/hooks';
import { SkipLink } from '@mall/ui';
import { lazy, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { frames } from '../layouts/frames';
import { Overlays } from './Overlays';
import type { SiteRoute } from '../navigation/SiteRoute';
import { OfflineNotice } from './OfflineNotice';
import { PendingBar } from './PendingBar';
import { Main, Movement } from './Shell.styles';
import { CheckoutTopBar } from '../bars/CheckoutTopBar';
import { SiteBottomBar } from '../bars/SiteBottomBar';
import { SiteTopBar } from '../bars/SiteTopBar';
import { useScrollRestoration } from '../navigation/useScrollRestoration';
import { useSessionNotices } from './useSessionNotices';
import { Hydrating } from '../hydration/Hydrating';

const IdleShell = lazy(() => loadWithRetry(() => import('./IdleShell')));
const SiteFooter = lazy(() => import('../bars/SiteFooter'));

export interface ShellProps {
  readonly route: SiteRoute;
  readonly children: ReactNode;
}

/** The layout around every page: top bar, footer, bottom bar, overlays (spec §2). */
export function Shell({ route, children }: ShellProps) {
  const frame = { ...frames[route.layout], ...route.frame };
  const { key, pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useShopRefresh(key);
  useScrollRestoration();
  useSessionNotices();
  const idle = useIdle();

  const first = useRef(pathname);
  useEffect(() => {
    // After navigation, move the focus to the content for keyboard and screen reader users.
    if (first.current === pathname) return;
    first.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <Movement />
      <SkipLink />
      {frame.header &&
        (frame.enclosed ? (
          <CheckoutTopBar />
        ) : (
          <SiteTopBar
            back={frame.back}
            bottomBar={frame.bottomBar}
            chat={frame.chat === 'always'}
          />
        ))}
      <OfflineNotice />
      <Main id="main" ref={main} tabIndex={-1}>
        <PendingBar />
        {children}
      </Main>
      {idle ? (
        <ErrorBoundary fallback={null}>
          <Hydrating>
            <IdleShell route={route} frame={frame} />
          </Hydrating>
        </ErrorBoundary>
      ) : (
        // For server-rendered pages; a browser with scripts never loads it for this.
        frame.footer && (
          <noscript>
            <SiteFooter withoutScripts />
          </noscript>
        )
      )}
      {frame.bottomBar && <SiteBottomBar />}
      <Overlays />
    </>
  );
}
