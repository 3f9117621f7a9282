import { useShopRefresh } from '@mall/hooks';
import { SkipLink } from '@mall/ui';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Frame } from '../layouts/frames';
import { Overlays } from '../overlays/Overlays';
import { OfflineNotice } from './OfflineNotice';
import { PendingBar } from './PendingBar';
import { Main } from './Shell.styles';
import { SiteBottomBar } from './SiteBottomBar';
import { SiteTopBar } from './SiteTopBar';
import { useIdle } from './useIdle';
import { useScrollRestoration } from './useScrollRestoration';
import { useSessionNotices } from './useSessionNotices';

const SiteFooter = lazy(() => import('./SiteFooter'));

export interface ShellProps {
  readonly frame: Frame;
  readonly children: ReactNode;
}

/** The layout around every page: top bar, footer, bottom bar, overlays (spec §2). */
export function Shell({ frame, children }: ShellProps) {
  const { key, pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useShopRefresh(key);
  useScrollRestoration();
  useSessionNotices();
  const idle = useIdle();
  useEffect(() => {
    if (idle) void import('./prefetchPages').then(({ prefetchPages }) => prefetchPages());
  }, [idle]);

  const first = useRef(pathname);
  useEffect(() => {
    // After navigation, move the focus to the content for keyboard and screen reader users.
    if (first.current === pathname) return;
    first.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <SkipLink />
      <PendingBar />
      {frame.header && <SiteTopBar back={frame.back} />}
      <OfflineNotice />
      <Main id="main" ref={main} tabIndex={-1}>
        {children}
      </Main>
      {frame.footer && idle && (
        <Suspense>
          <SiteFooter />
        </Suspense>
      )}
      {frame.bottomBar && <SiteBottomBar />}
      <Overlays />
    </>
  );
}
