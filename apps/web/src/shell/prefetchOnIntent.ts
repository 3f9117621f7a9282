import { articleOptions, productOptions } from '@mall/hooks/queries';
import type { Mall } from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { linkOf } from './linkOf';
import { loadPage } from './loadPage';
import { mayPrefetch } from './prefetchPages';

/** How long a mouse rests on a link, or the focus, before that counts as an intent, in milliseconds. */
const DWELL = 80;

/** Starts to load what a page of the site needs: its chunk, and the product or the post it shows. */
function load(pathname: string, client: QueryClient, mall: Mall): void {
  loadPage(pathname);
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
