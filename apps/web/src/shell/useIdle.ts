import { usePendingCalls } from '@mall/hooks';
import { useEffect, useState } from 'react';

/** This long without a call means that the page has what it came for, in milliseconds. */
const QUIET = 400;

/** False at first; true for good once the page is there and its first calls are answered. */
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
