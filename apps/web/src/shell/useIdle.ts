import { usePendingCalls } from '@mall/hooks';
import { useEffect, useState } from 'react';

/** With no request for this long, the page counts as loaded, in milliseconds. */
const QUIET = 400;

/** False at first; becomes true once the page has loaded and its first requests are done, and stays true. */
export function useIdle(): boolean {
  const pending = usePendingCalls();
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (idle || pending > 0) return;
    const timer = setTimeout(() => setIdle(true), QUIET);
    return () => clearTimeout(timer);
  }, [idle, pending]);
  return idle;
}
