import { LoadingOverlay } from '@mall/ui';
import { useEffect, useState } from 'react';

/** How long the overlay outlasts the page's being ready (spec §9). */
const LINGER = 150;

/**
 * The overlay of a change of route. It stands inside the page's own boundary, so its effect runs
 * when the page is there.
 */
export function RouteOverlay() {
  const [active, setActive] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setActive(false), LINGER);
    return () => clearTimeout(timer);
  }, []);
  return active && <LoadingOverlay active />;
}
