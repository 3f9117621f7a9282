import { loadOptional } from '@mall/app/loading';
import { useConfigs } from '@mall/hooks';
import { useEffect } from 'react';

/**
 * Returns whether this shop logs the requests of its browsers (spec §9): a demo shop, or in development; undefined
 * until that is known.
 */
export function useHasRequestLog(): boolean | undefined {
  const { data } = useConfigs();
  if (import.meta.env.DEV) return true;
  return data && data.common.demo === '1';
}

/** Collects the requests of this page, in a shop that logs them; other shops do not load the module. */
export function useRequestLog(): void {
  const has = useHasRequestLog();
  useEffect(() => {
    if (!has) return;
    void loadOptional(import('./collectRequests')).then((loaded) => loaded?.collectRequests());
  }, [has]);
}
