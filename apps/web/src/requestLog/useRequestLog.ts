import { useConfigs } from '@mall/hooks';
import { useEffect } from 'react';
import { loadOptional } from '../loading/reloadOnStaleChunk';

/**
 * Whether this shop logs the requests of its browsers (spec §9): a demo shop, and while developing; undefined
 * until that is known.
 */
export function useHasRequestLog(): boolean | undefined {
  const { data } = useConfigs();
  if (import.meta.env.DEV) return true;
  return data && data.common.demo === '1';
}

/** Collects the requests of this page, in a shop that logs them; no other loads what that takes. */
export function useRequestLog(): void {
  const has = useHasRequestLog();
  useEffect(() => {
    if (!has) return;
    void loadOptional(import('./collectRequests')).then((loaded) => loaded?.collectRequests());
  }, [has]);
}
