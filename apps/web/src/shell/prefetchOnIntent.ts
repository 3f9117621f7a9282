import { articleOptions, productOptions } from '@mall/hooks/queries';
import type { Mall } from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { routes } from '../routes';
import { pathAt } from './pageAt';
import { mayPrefetch } from './prefetchPages';
import { loadIfPossible } from './reloadOnStaleChunk';

/** How long a mouse rests on a link, or the focus, before that counts as an intent, in milliseconds. */
const DWELL = 80;

const paths = routes.map(({ path }) => path);

/** The link of this site that an event is about; null: none. */
function linkOf({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) {
    return null;
  }
  return new URL(link.href);
}

/** Starts to load what a page of the site needs: its chunk, and the product or the post it shows. */
function load(pathname: string, client: QueryClient, mall: Mall): void {
  const page = routes.find(({ path }) => path === pathAt(paths, pathname))?.page;
  if (page && 'load' in page) void loadIfPossible(page.load());
  const [, kind, id] = /^\/(product|article)\/(\d{1,9})$/.exec(pathname) ?? [];
  if (kind === 'product') void client.prefetchQuery(productOptions(mall, Number(id)));
  if (kind === 'article') void client.prefetchQuery(articleOptions(mall, Number(id)));
}

/**
 * Starts to load a page when somebody is about to open it: a mouse rests on its link, a finger touches it, or it
 * has the focus. Each address once, and nothing on 2g or with data saver on (spec §9). One listener for all
 * links, however many there are.
 *
 * @returns the function that stops it.
 * @example
 * useEffect(() => prefetchOnIntent(client, mall), [client, mall]);
 */
export function prefetchOnIntent(client: QueryClient, mall: Mall): () => void {
  const loaded = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const want = (event: Event, dwell: number) => {
    clearTimeout(timer);
    const pathname = linkOf(event)?.pathname;
    if (pathname === undefined || loaded.has(pathname) || pathname === location.pathname) return;
    timer = setTimeout(() => {
      if (!mayPrefetch()) return;
      loaded.add(pathname);
      load(pathname, client, mall);
    }, dwell);
  };
  const rest = (event: Event) => want(event, DWELL);
  const touch = (event: Event) => want(event, 0);

  document.addEventListener('pointerover', rest, { passive: true });
  document.addEventListener('focusin', rest);
  document.addEventListener('touchstart', touch, { passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', rest);
    document.removeEventListener('focusin', rest);
    document.removeEventListener('touchstart', touch);
  };
}
