export { createLazyPage, type LazyPage, type Page } from './createLazyPage';
export { createPendingPages, type PendingPages } from './createPendingPages';
export { leave } from './leave';
export { loadOptional } from './loadOptional';
export { loadWithRetry } from './loadWithRetry';
export { reloadOnStaleChunk } from './reloadOnStaleChunk';
export { retryableLazy } from './retryableLazy';
export { useIdle } from './useIdle';
export { useIsPagePending } from './useIsPagePending';
