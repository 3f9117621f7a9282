import type { QueryClient } from '@tanstack/react-query';
import type { Mall } from '@mall/sdk';
import { articleListOptions } from './queries';

/**
 * Has the wall begin anew: its first page stays until the new one is there, the others are dropped. A
 * wall that nobody looks at is read when somebody does.
 */
export async function beginFeedAnew(client: QueryClient, mall: Mall): Promise<void> {
  const { queryKey } = articleListOptions(mall);
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  await client.invalidateQueries({ queryKey });
}
