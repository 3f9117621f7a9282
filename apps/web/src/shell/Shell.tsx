import { hasGuestIntent, useSession, useShopRefresh } from '@mall/hooks';
import { BackButton, SkipLink } from '@mall/ui';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Frame } from '../layouts/frames';
import { Overlays } from '../overlays/Overlays';
import { to } from '../paths';
import { OfflineNotice } from './OfflineNotice';
import { PendingBar } from './PendingBar';
import { BackRow, Main } from './Shell.styles';
import { SiteBottomBar } from './SiteBottomBar';
import { SiteTopBar } from './SiteTopBar';
import { useIdle } from './useIdle';
import { useScrollRestoration } from './useScrollRestoration';
import { useSessionNotices } from './useSessionNotices';

const GuestIntent = lazy(() => import('../session/GuestIntent'));
const SiteFooter = lazy(() => import('./SiteFooter'));

export interface ShellProps {
  readonly frame: Frame;
  readonly children: ReactNode;
}

/** The layout around every page: top bar, footer, bottom bar, overlays (spec §2). */
export function Shell({ frame, children }: ShellProps) {
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const main = useRef<HTMLElement>(null);
  useShopRefresh(key);
  useScrollRestoration();
  useSessionNotices();
  const session = useSession();
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
      {frame.header && <SiteTopBar />}
      <OfflineNotice />
      <Main id="main" ref={main} tabIndex={-1}>
        {frame.back && (
          <BackRow>
            <BackButton
              // The first page of a visit has no earlier page of this site in the history.
              onClick={() => (key === 'default' ? void navigate(to.home()) : void navigate(-1))}
            />
          </BackRow>
        )}
        {children}
      </Main>
      {frame.footer && idle && (
        <Suspense>
          <SiteFooter />
        </Suspense>
      )}
      {frame.bottomBar && <SiteBottomBar />}
      <Overlays />
      {session && hasGuestIntent() && (
        <Suspense>
          <GuestIntent />
        </Suspense>
      )}
    </>
  );
}
