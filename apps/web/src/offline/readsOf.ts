import { paths } from '@mall/contract/paths';

/** The path of a read in the contract: `GET /api/product/detail/{id}` → `/api/product/detail/{id}`. */
const pathOf = (line: string): string => line.replace('GET ', '');

/**
 * The pages that open without a network once they were seen, each with the reads it is made of: one of them has
 * to be kept. A page that belongs to a member is not among them.
 */
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
 * The reads that a page is made of, as paths of the API; none for a page that does not open without a network.
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
