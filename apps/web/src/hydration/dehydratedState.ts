import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the pages of a guest read: nothing else is ever written into a page. */
const PUBLIC: readonly unknown[] = ['configs', 'content', 'products', 'articles'];

/** What a page carries of what it was rendered from. */
interface State {
  /** The addresses that were read, by which a service worker keeps them. */
  readonly reads: readonly string[];
  readonly queries: readonly (readonly [key: QueryKey, data: unknown])[];
}

/** The id of the script element that holds the state. */
export const DEHYDRATED_STATE_ID = 'mall-state';

/** Whether a query may be answered on the server: for everybody the same. */
export const isPublic = ([domain]: QueryKey): boolean => PUBLIC.includes(domain);

/** The answers in a cache as JSON that can stand in a script element. */
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
 * Takes over what the server read for this page.
 *
 * @param isNew whether the answers hold for this visitor: otherwise they are shown, and read again.
 * @returns the addresses that were read.
 */
export function readDehydratedState(client: QueryClient, text: string, isNew: boolean): readonly string[] {
  const { reads, queries }: State = JSON.parse(text);
  for (const [key, data] of queries) client.setQueryData(key, data);
  if (!isNew) void client.invalidateQueries({ refetchType: 'none' });
  return reads;
}
