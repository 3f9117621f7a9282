import { useStore } from 'zustand';
import type { PendingPages } from './createPendingPages';

/**
 * Returns whether a page is pending.
 *
 * @example
 * const isPending = useIsPagePending(pendingPages);
 */
export const useIsPagePending = (pages: PendingPages): boolean => useStore(pages) > 0;
