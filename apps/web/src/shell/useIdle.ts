import { useEffect, useState } from 'react';

/** Soon enough for whoever looks for it, late enough not to delay the page. */
const AT_THE_LATEST = 2_000;

/** False at first; true once the page has nothing more urgent to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: AT_THE_LATEST });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
