import { LoadingOverlay } from '@mall/ui';
import { useEffect, useState } from 'react';

/** How long the overlay stays after the page is ready, in ms (spec §9). */
const LINGER = 150;

/**
 * The overlay of a route change. Inside the page's Suspense boundary, so its effect runs once the page has
 * loaded.
 */
export function RouteOverlay() {
  const [active, setActive] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setActive(false), LINGER);
    return () => clearTimeout(timer);
  }, []);
  return active && <LoadingOverlay active />;
}
