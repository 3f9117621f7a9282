import { mall } from '../mall/mall';
import { siteLanguage } from '../messages/siteLanguage';
import { renderedReads } from '../hydration/hydrate';
import type { PageLoadedMessage } from './messages';
import { WORKER } from './worker';

/**
 * URLs that a page reports; the worker decides what it caches. Never reports a member's reads: their pages would stay
 * available after sign-out.
 */
const MAY_KEEP = { guest: /^\/(assets|api|media)\//, member: /^\/assets\// };

/** Reports the page's files and reads to the active worker. */
function reportLoaded(loaded: readonly PerformanceEntry[], rendered: readonly string[]): void {
  const who = mall.session.get() ? 'member' : 'guest';
  const urls = loaded
    .map(({ name }) => name)
    .filter((url) => url.startsWith(location.origin) && MAY_KEEP[who].test(new URL(url).pathname));
  const message: PageLoadedMessage = {
    type: 'mall.loaded',
    urls: [...new Set(urls)],
    rendered: who === 'guest' ? rendered.map((path) => location.origin + path) : [],
    language: siteLanguage.getState().current,
  };
  navigator.serviceWorker.controller?.postMessage(message);
}

/** Reports to a new worker what the page requested before, including requests in flight. */
function reportToNewWorker(): void {
  const cameAt = performance.now();
  reportLoaded(performance.getEntriesByType('resource'), renderedReads());
  // An entry is added when its file has loaded; the worker intercepts only later requests.
  new PerformanceObserver((list) => {
    const missed = list.getEntries().filter(({ startTime }) => startTime < cameAt);
    if (missed.length > 0) reportLoaded(missed, []);
  }).observe({ type: 'resource' });
}

/**
 * Registers the service worker, which shows visited pages offline (spec §2). Does nothing in development, and in
 * browsers without service workers: over plain HTTP, or in some apps.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first worker, or one of a new version, starts with an empty cache.
  serviceWorker.addEventListener('controllerchange', reportToNewWorker);
  // A rendered page sends no read, from which the worker would know that its pictures are a guest's.
  if (serviceWorker.controller && renderedReads().length > 0) {
    reportLoaded(performance.getEntriesByType('resource'), renderedReads());
  }
  // Storage may be blocked: the site works without a worker.
  serviceWorker.register(WORKER).catch(() => undefined);
}
