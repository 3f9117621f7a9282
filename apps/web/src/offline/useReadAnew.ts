import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { forgetKeptBefore } from './connection';

/**
 * Reads everything anew that the page shows, also what counts as fresh: a reply that was kept is not. Resolves
 * when it has been tried; what is still from earlier is marked again by then.
 */
export function useReadAnew(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    const moment = Date.now();
    await client.invalidateQueries();
    forgetKeptBefore(moment);
  }, [client]);
}
