import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the pages of a guest read: nothing else is ever written into a page. */
const PUBLIC: readonly unknown[] = ['configs', 'content', 'products', 'articles'];

/** The queries of a page, as the page carries them. */
type State = readonly (readonly [key: QueryKey, data: unknown])[];

/** The id of the script element that holds the state. */
export const STATE_ID = 'mall-state';

/** Whether a query may be answered on the server: for everybody the same. */
export const isPublic = ([domain]: QueryKey): boolean => PUBLIC.includes(domain);

/** The answers in a cache as JSON that can stand in a script element. */
export function writeState(client: QueryClient): string {
  const state: State = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => isPublic(queryKey) && state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);
  // No text can end the element, or begin a comment in it.
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

/**
 * Takes over what the server read for this page.
 *
 * @param isNew whether the answers hold for this visitor: otherwise they are shown, and read again.
 */
export function readState(client: QueryClient, text: string, isNew: boolean): void {
  const state: State = JSON.parse(text);
  for (const [key, data] of state) client.setQueryData(key, data);
  if (!isNew) void client.invalidateQueries({ refetchType: 'none' });
}
