import { pageAddress } from '../hydration/pageAddress';
import { pathAt } from '../navigation/pathAt';
import { parametersOf, publicPaths, type PublicPath } from './publicPages';

/** The public page at a pathname; undefined: none. */
export const publicPathOf = (pathname: string): PublicPath | undefined =>
  pathAt(publicPaths, pathname);

/**
 * Returns the canonical URL by which a public page is cached: with only the query parameters that the page reads. It
 * is a bundle of its own, so that the server does not load React for it.
 *
 * @param url path and query.
 * @returns null for a page that is not public: the browser renders it.
 */
export function addressOf(url: string): string | null {
  const [pathname = '', search = ''] = url.split(/\?(.*)/s, 2);
  const path = publicPathOf(pathname);
  return path === undefined ? null : pageAddress(pathname, search, parametersOf(path));
}
