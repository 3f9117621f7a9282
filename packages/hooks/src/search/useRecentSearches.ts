import { useStore } from 'zustand';
import { clearRecentSearches, addRecentSearch, recentSearches } from './recent-searches';

/** The recent searches of this device. */
export interface UseRecentSearches {
  /** The latest first; empty on a server. */
  readonly keywords: readonly string[];
  /** Adds a keyword. */
  readonly add: (keyword: string) => void;
  /** Deletes one keyword, or all of them. */
  readonly clear: (keyword?: string) => void;
}

/**
 * Returns the recent searches of this device, which are never sent to a server.
 *
 * @example
 * const { keywords, add, clear } = useRecentSearches();
 */
export function useRecentSearches(): UseRecentSearches {
  const { words } = useStore(recentSearches);
  return { keywords: words, add: addRecentSearch, clear: clearRecentSearches };
}
