import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { connection } from './connection';

/** Forgets what was told before a moment: it has been read anew since. */
function forgetKeptBefore(moment: number): void {
  const kept = [...connection.getState().kept].filter(([, { toldAt }]) => toldAt >= moment);
  connection.setState({ kept: new Map(kept) });
}

/**
 * Reads anew what was answered from what was kept, and what failed: a reply that was kept counts as fresh, but is
 * not. What was read before is left alone, such as the hundred pages of a wall. Resolves when it has been tried;
 * what is still from earlier is marked again by then.
 */
export function useReadAnew(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    const moment = Date.now();
    const cutOffAt = Math.min(
      ...[...connection.getState().kept.values()].map((kept) => kept.toldAt),
    );
    await client.invalidateQueries({
      predicate: ({ state }) => state.status === 'error' || state.dataUpdatedAt >= cutOffAt,
    });
    forgetKeptBefore(moment);
  }, [client]);
}
