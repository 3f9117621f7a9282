import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { connection } from './connection';

/** Forgets what was told before a moment: it has been read anew since. */
function clearReadsBefore(moment: number): void {
  const cachedReads = [...connection.getState().cachedReads].filter(([, { notifiedAt }]) => notifiedAt >= moment);
  connection.setState({ cachedReads: new Map(cachedReads) });
}

/**
 * Reads anew what was answered from what was cachedReads, and what failed: a reply that was cachedReads counts as fresh, but is
 * not. What was read before is left alone, such as the hundred pages of a wall. Resolves when it has been tried;
 * what is still from earlier is marked again by then.
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
