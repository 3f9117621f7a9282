import { createSearch, type Search } from './createSearch.ts';
import type { SearchEntry } from './entry.ts';

/** The index beside the page, also where the Storybook is in a folder of a site. */
const FILE = 'search.json';

async function load(): Promise<Search> {
  const response = await fetch(FILE);
  if (!response.ok) throw new Error(`${FILE}: ${response.status}`);
  const entries: readonly SearchEntry[] = await response.json();
  return createSearch(entries);
}

let loading: Promise<Search> | undefined;

/** Loads the search when it is first used. A failed load is tried again by the next call. */
export const loadSearch = (): Promise<Search> =>
  (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
