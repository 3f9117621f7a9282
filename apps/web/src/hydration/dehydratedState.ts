import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The query domains of guests' pages: only these are written into a page. */
const PUBLIC: readonly unknown[] = ['configs', 'content', 'products', 'articles'];

/** The data from which a page was rendered. */
interface State {
  /** The URLs that were read, for the service worker's cache. */
  readonly reads: readonly string[];
  readonly queries: readonly (readonly [key: QueryKey, data: unknown])[];
}

/** The id of the script element that holds the state. */
export const DEHYDRATED_STATE_ID = 'mall-state';

/** Whether the server may run a query: its result has to be the same for everybody. */
export const isPublic = ([domain]: QueryKey): boolean => PUBLIC.includes(domain);

/** Serializes the cached public queries as JSON for a script element. */
export function writeDehydratedState(client: QueryClient, reads: readonly string[]): string {
  const queries = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => isPublic(queryKey) && state.status === 'success')
    .map(({ queryKey, state }): State['queries'][number] => [queryKey, state.data]);
  const state: State = { reads, queries };
  // No text can end the element, or begin a comment in it.
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

/**
 * Puts the server's query results into the cache.
 *
 * @param isNew whether the results are valid for this visitor: otherwise they are shown and refetched.
 * @returns the URLs that were read.
 */
export function readDehydratedState(
  client: QueryClient,
  text: string,
  isNew: boolean,
): readonly string[] {
  const { reads, queries }: State = JSON.parse(text);
  for (const [key, data] of queries) client.setQueryData(key, data);
  if (!isNew) void client.invalidateQueries({ refetchType: 'none' });
  return reads;
}
