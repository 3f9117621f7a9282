import { LoadingOverlay } from '@mall/ui';
import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';

/** How long a page may be on its way before the overlay says so, in ms. */
const PATIENCE = 300;
/** How long the overlay stays after the page is ready, in ms (spec §9). */
const LINGER = 150;

/** Calls `act` once it has been there for a time. */
function After({ ms, act }: { readonly ms: number; readonly act: () => void }) {
  useEffect(() => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  }, [ms, act]);
  return null;
}

/**
 * The overlay of a route change (spec §2): over a page that takes long to load, and never over one that is
 * there in time. Give it the page's path as its key, so that each page has its own.
 *
 * @example
 * <RouteOverlay key={pathname}><Page /></RouteOverlay>
 */
export function RouteOverlay({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  const hide = useCallback(() => setShown(false), []);
  return (
    <>
      <Suspense fallback={<After ms={PATIENCE} act={show} />}>
        {children}
        {shown && <After ms={LINGER} act={hide} />}
      </Suspense>
      {shown && <LoadingOverlay active />}
    </>
  );
}
