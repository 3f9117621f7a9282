export { ChunkLoadError } from './ChunkLoadError';
export { createPageLoading, type LazyPage, type Page, type PageLoading } from './createPageLoading';
export { isShopReachable } from './isShopReachable';
export { loadOptional } from './loadOptional';
export { loadWithRetry } from './loadWithRetry';
export { reloadOnStaleChunk } from './reloadOnStaleChunk';
export { retryableLazy } from './retryableLazy';
export { useIdle } from './useIdle';
