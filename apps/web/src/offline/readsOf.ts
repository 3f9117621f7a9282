import { paths } from '@mall/contract/paths';

/** Returns the path of a read in the contract: `GET /api/product/detail/{id}` → `/api/product/detail/{id}`. */
const pathOf = (line: string): string => line.replace('GET ', '');

/** Pages that open offline, each with its reads: one of them has to be cached. Members' pages are excluded. */
const PAGES: readonly (readonly [page: string, ...reads: readonly string[]])[] = [
  ['/', pathOf(paths.content.index), pathOf(paths.articles.list)],
  ['/mall', pathOf(paths.content.index)],
  ['/wall', pathOf(paths.articles.list)],
  ['/store/{id}', pathOf(paths.products.list).replace('{category}', '{id}')],
  ['/product/{id}', pathOf(paths.products.detail)],
  ['/article/{id}', pathOf(paths.articles.detail)],
  ['/search/{id}', pathOf(paths.search.products).replace('{q}', '{id}')],
  ['/qa', pathOf(paths.content.questions)],
  ['/tos', pathOf(paths.content.info).replace('{page}', '1')],
  ['/privacy', pathOf(paths.content.info).replace('{page}', '2')],
  ['/about', pathOf(paths.content.info).replace('{page}', '3')],
];

/**
 * Returns the API paths that a page reads; none for a page that does not open offline.
 *
 * @example
 * readsOf('/product/7') // ['/api/product/detail/7']
 */
export function readsOf(pathname: string): readonly string[] {
  for (const [page, ...reads] of PAGES) {
    const found = new RegExp(`^${page.replace('{id}', '([^/]+)')}/?$`).exec(pathname);
    if (found) return reads.map((read) => read.replace('{id}', found[1] ?? ''));
  }
  return [];
}
