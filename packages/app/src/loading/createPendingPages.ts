import { createStore, type StoreApi } from 'zustand/vanilla';

/** The number of a site's pages whose chunks are loading during a navigation. */
export interface PendingPages extends Omit<StoreApi<number>, 'setState'> {
  /** Counts a page as pending until its chunk has loaded or failed. */
  readonly track: <Chunk>(page: Promise<Chunk>) => Promise<Chunk>;
}

/**
 * Creates the count of a site's pending pages.
 *
 * @example
 * const pendingPages = createPendingPages();
 */
export function createPendingPages(): PendingPages {
  const { setState, ...count } = createStore<number>(() => 0);
  const add = (by: number) => setState((now) => now + by, true);
  return {
    ...count,
    track(page) {
      // Called during rendering, when no state may change.
      queueMicrotask(() => add(1));
      const end = () => queueMicrotask(() => add(-1));
      page.then(end, end);
      return page;
    },
  };
}
