import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { connection } from './connection';

/** Removes the cached reads of before a time: they were refetched since. */
function clearReadsBefore(moment: number): void {
  const cachedReads = [...connection.getState().cachedReads].filter(
    ([, { notifiedAt }]) => notifiedAt >= moment,
  );
  connection.setState({ cachedReads: new Map(cachedReads) });
}

/**
 * Refetches failed queries and queries that were served from the offline cache: such replies count as fresh, but are
 * not. Leaves earlier queries alone, such as the hundred pages of a wall. Resolves after the attempt; reads that are
 * still offline are recorded again by then.
 */
export function useRefetchStale(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    const moment = Date.now();
    const cutOffAt = Math.min(
      ...[...connection.getState().cachedReads.values()].map((read) => read.notifiedAt),
    );
    await client.invalidateQueries({
      predicate: ({ state }) => state.status === 'error' || state.dataUpdatedAt >= cutOffAt,
    });
    clearReadsBefore(moment);
  }, [client]);
}
