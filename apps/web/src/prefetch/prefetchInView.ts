import { isMallError, type Mall } from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { PageLoader } from '../navigation/pageLoader';
import { prefetchData } from './prefetchData';
import { mayPrefetch } from './prefetchPages';

/** Concurrent pages. */
const AT_ONCE = 2;
/** The limit for one page: two hundredths of the calls that an IP address may make in a minute. */
const AT_MOST = 12;
/** How long a link has to be visible, in ms; links that are scrolled past are skipped. */
const DWELL = 600;

const KIND = /^\/(product|article|store)\/\d{1,9}$/;

/**
 * Prefetches the targets of visible links (spec §9): the page's chunk, and the product or the post. Limits
 * concurrency and the total; prefetches nothing on 2g or with data saver on, or after the server reported too many
 * requests.
 *
 * @param root the container of the links.
 * @returns the function that stops it.
 * @example
 * useEffect(() => prefetchInView(client, mall, loadPage, main), [client, mall, loadPage, main]);
 */
export function prefetchInView(
  client: QueryClient,
  mall: Mall,
  loadPage: PageLoader,
  root: Element,
): () => void {
  if (!mayPrefetch() || !('IntersectionObserver' in window)) return () => undefined;
  const read = new Set<string>();
  const waiting = new Set<string>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  let underWay = 0;
  let stopped = false;

  const load = async (pathname: string) => {
    await loadPage(pathname);
    await prefetchData(pathname, client, mall);
  };
  const next = () => {
    const [pathname] = waiting;
    if (stopped || pathname === undefined || underWay >= AT_ONCE || read.size >= AT_MOST) return;
    waiting.delete(pathname);
    read.add(pathname);
    underWay += 1;
    void load(pathname)
      .catch((error: unknown) => {
        stopped ||= isMallError(error, 'tooManyRequests');
      })
      .finally(() => {
        underWay -= 1;
        next();
      });
    next();
  };
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      timers.delete(target);
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      const { pathname } = target;
      if (read.has(pathname) || pathname === location.pathname) continue;
      const want = () => {
        waiting.add(pathname);
        next();
      };
      timers.set(target, setTimeout(want, DWELL));
    }
  });
  const watched = new WeakSet<Element>();
  const watch = () => {
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      if (watched.has(link) || link.target || !KIND.test(link.pathname)) continue;
      watched.add(link);
      seen.observe(link);
    }
  };
  const grown = new MutationObserver(watch);
  grown.observe(root, { childList: true, subtree: true });
  watch();
  return () => {
    stopped = true;
    grown.disconnect();
    seen.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
