import type { Mall } from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { linkOf } from '../navigation/linkOf';
import type { PageLoader } from '../navigation/pageLoader';
import { prefetchData } from './prefetchData';
import { mayPrefetch } from './prefetchPages';

/** How long the mouse or the focus has to rest on a link, in milliseconds. */
const DWELL = 80;

/**
 * Prefetches a page when the user is about to open it: the mouse or the focus rests on its link, or the link is
 * pressed. Pressing only prefetches; the click opens the page (docs/decisions/0025). Each URL once, and nothing on 2g
 * or with data saver on (spec §9). One delegated listener covers all links.
 *
 * @returns the function that stops it.
 * @example
 * useEffect(() => prefetchOnIntent(client, mall, loadPage), [client, mall, loadPage]);
 */
export function prefetchOnIntent(
  client: QueryClient,
  mall: Mall,
  loadPage: PageLoader,
): () => void {
  const loaded = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const want = (event: Event, dwell: number) => {
    clearTimeout(timer);
    const pathname = linkOf(event)?.pathname;
    if (pathname === undefined || loaded.has(pathname) || pathname === location.pathname) return;
    timer = setTimeout(() => {
      if (!mayPrefetch()) return;
      loaded.add(pathname);
      void loadPage(pathname);
      // The page itself fetches it again.
      prefetchData(pathname, client, mall).catch(() => undefined);
    }, dwell);
  };
  const rest = (event: Event) => want(event, DWELL);
  const press = (event: Event) => want(event, 0);

  document.addEventListener('pointerover', rest, { passive: true });
  document.addEventListener('focusin', rest);
  document.addEventListener('pointerdown', press, { passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', rest);
    document.removeEventListener('focusin', rest);
    document.removeEventListener('pointerdown', press);
  };
}
