import type { QueryClient } from '@tanstack/react-query';
import type { Mall } from '@mall/sdk';
import { articleListOptions } from './queries';

/**
 * Restarts the wall at the newest post: keeps the first page until the new one has loaded, drops
 * the others. An unmounted wall is refetched on its next mount.
 */
export async function resetFeed(client: QueryClient, mall: Mall): Promise<void> {
  const { queryKey } = articleListOptions(mall);
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  await client.invalidateQueries({ queryKey });
}
