import { browserStorage } from '@mall/sdk';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

const MOST = 8;

interface RecentSearches {
  /** The latest first. */
  readonly words: readonly string[];
}

const NONE: RecentSearches = { words: [] };

/**
 * The recent searches of this device, which are never sent to a server. One store per page, because
 * its storage is shared; without storage it lasts as long as the page.
 */
export const recentSearches = createStore<RecentSearches>()(
  persist(() => NONE, {
    name: 'mall.search-words',
    storage: createJSONStorage(() => browserStorage()),
  }),
);

/** Adds a keyword to the recent searches. */
export function addRecentSearch(keyword: string): void {
  recentSearches.setState(({ words }) => ({
    words: [keyword, ...words.filter((other) => other !== keyword)].slice(0, MOST),
  }));
}

/** Deletes one recent search, or all of them. */
export function clearRecentSearches(keyword?: string): void {
  recentSearches.setState(({ words }) => ({
    words: keyword === undefined ? [] : words.filter((other) => other !== keyword),
  }));
}
