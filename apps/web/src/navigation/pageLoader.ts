import { loadOptional } from '@mall/app/loading';
import { createContext } from 'react';
import { pathAt } from './pathAt';
import type { SiteRoute } from './SiteRoute';

/** Loads the chunk of the page at a path, so that the page opens immediately later. */
export type PageLoader = (pathname: string) => Promise<void>;

/**
 * Creates a loader for the pages of these routes.
 *
 * @example
 * const loadPage = createPageLoader(routes);
 * await loadPage('/product/1001');
 */
export function createPageLoader(routes: readonly SiteRoute[]): PageLoader {
  const paths = routes.map(({ path }) => path);
  return async (pathname) => {
    const page = routes.find(({ path }) => path === pathAt(paths, pathname))?.page;
    if (page && 'load' in page) await loadOptional(page.load());
  };
}

/** The loader of the site's pages. The prefetching modules are below the routes and cannot import them. */
export const PageLoaderContext = createContext<PageLoader>(async () => undefined);
