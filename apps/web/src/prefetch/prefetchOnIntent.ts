import type { Mall } from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { linkOf } from '../navigation/linkOf';
import type { PageLoader } from '../navigation/pageLoader';
import { prefetchData } from './prefetchData';
import { mayPrefetch } from './prefetchPages';

/** How long a mouse rests on a link, or the focus, before that counts as an intent, in milliseconds. */
const DWELL = 80;

/**
 * Starts to load a page when somebody is about to open it: a mouse rests on its link, it is pressed, or it has the
 * focus. The press only loads: what opens the page is the click (docs/decisions/0025). Each address once, and nothing
 * on 2g or with data saver on (spec §9). One listener for all links, however many there are.
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
      // What cannot be read now is asked for again by its page.
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
