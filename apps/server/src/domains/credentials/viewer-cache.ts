import { ReadCache } from '../../kernel/read-cache';
import type { Viewer } from '../../kernel/viewer';

/** Sessions that are cached at once. */
const MOST_SESSIONS = 10_000;

/** Finds the viewers of tokens. */
export interface ViewerCache {
  /** The viewer of a token; null when it is unknown, expired or revoked. */
  readonly find: (token: string) => Promise<Viewer | null>;
  /** Forgets all viewers. Call it after a change to sessions or members, so that it takes effect at once. */
  readonly clear: () => void;
}

/**
 * Caches the viewers of tokens for a moment, because a page makes several calls at once. What another process
 * changes, such as a session that ends, takes effect after `maxAge` at the latest.
 *
 * @param maxAge in milliseconds; 0: nothing is cached.
 */
export function createViewerCache(find: ViewerCache['find'], maxAge: number): ViewerCache {
  if (maxAge === 0) return { find, clear: () => {} };
  const cache = new ReadCache<{ readonly viewer: Viewer | null }>({
    maxAge,
    maxSize: MOST_SESSIONS,
  });
  let clearedAt = -Infinity;
  return {
    async find(token) {
      const load = async () => ({ viewer: await find(token) });
      return (await cache.read(token, load, clearedAt)).viewer;
    },
    clear: () => (clearedAt = performance.now()),
  };
}
