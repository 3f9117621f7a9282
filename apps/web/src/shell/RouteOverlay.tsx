import { LoadingOverlay } from '@mall/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Hydrating } from '../hydration/Hydrating';

/** How long the first page may load before the overlay shows, in ms. */
const PATIENCE = 300;
/** How long the overlay stays after the page is ready, in ms (spec §9). */
const LINGER = 150;

/** Calls `act` after it has been mounted for a time. */
function After({ ms, act }: { readonly ms: number; readonly act: () => void }) {
  useEffect(() => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  }, [ms, act]);
  return null;
}

/**
 * The overlay while the first page loads (spec §2). Later the previous page stays until the next one has rendered;
 * the boundary therefore must not get a key, because only mounted content can stay.
 *
 * @example
 * <RouteOverlay><Page key={pathname} /></RouteOverlay>
 */
export function RouteOverlay({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  const hide = useCallback(() => setShown(false), []);
  return (
    <>
      <Hydrating fallback={<After ms={PATIENCE} act={show} />}>
        {children}
        {shown && <After ms={LINGER} act={hide} />}
      </Hydrating>
      {shown && <LoadingOverlay active />}
    </>
  );
}
