import { useMall } from '@mall/hooks';
import { useEffect, useState } from 'react';

/** The page counts as loaded after this time without requests, in milliseconds. */
const QUIET = 400;

/**
 * Returns false until the page has loaded and its first requests are done, then true permanently. Does not render
 * again for each request: prefetching would keep a phone busy.
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
