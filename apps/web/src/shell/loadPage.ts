import { routes } from '../routes';
import { pathAt } from './pageAt';
import { loadIfPossible } from './reloadOnStaleChunk';

const paths = routes.map(({ path }) => path);

/**
 * Loads the chunk of the page at an address, so that it opens at once later.
 *
 * @example
 * loadPage('/product/1001');
 */
export async function loadPage(pathname: string): Promise<void> {
  const page = routes.find(({ path }) => path === pathAt(paths, pathname))?.page;
  if (page && 'load' in page) await loadIfPossible(page.load());
}
