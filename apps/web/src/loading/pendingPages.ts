import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How many pages somebody waits for, whose chunks are on their way. */
const pending = createStore<number>(() => 0);

const count = (by: number) => pending.setState((now) => now + by, true);

/** Counts a page as waited for until it is there, or known not to come. */
export function waitFor<Chunk>(page: Promise<Chunk>): Promise<Chunk> {
  // It is asked for while a page is drawn, when nothing else may change.
  queueMicrotask(() => count(1));
  const end = () => queueMicrotask(() => count(-1));
  page.then(end, end);
  return page;
}

/** Whether somebody waits for a page. */
export const useIsPagePending = (): boolean => useStore(pending) > 0;
