import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The number of pages whose chunks are loading during a navigation. */
const pending = createStore<number>(() => 0);

const count = (by: number) => pending.setState((now) => now + by, true);

/** Counts a page as pending until its chunk has loaded or failed. */
export function waitFor<Chunk>(page: Promise<Chunk>): Promise<Chunk> {
  // Called during rendering, when no state may change.
  queueMicrotask(() => count(1));
  const end = () => queueMicrotask(() => count(-1));
  page.then(end, end);
  return page;
}

/** Returns whether a page is pending. */
export const useIsPagePending = (): boolean => useStore(pending) > 0;
