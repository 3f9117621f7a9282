import { useMall } from '@mall/hooks';
import { useEffect, useState } from 'react';

/** With no request for this long, the page counts as loaded, in milliseconds. */
const QUIET = 400;

/**
 * False at first; becomes true once the page has loaded and its first requests are done, and stays true. Nothing is
 * drawn again for a request that begins or ends: what is read ahead would keep a phone busy.
 */
export function useIdle(): boolean {
  const { pending } = useMall();
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (idle) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (pending.count === 0) timer = setTimeout(() => setIdle(true), QUIET);
    };
    wait();
    const stop = pending.subscribe(wait);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [idle, pending]);
  return idle;
}
