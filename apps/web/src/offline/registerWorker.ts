import { mall } from '../mall/mall';
import { language } from '../messages/language';
import { renderedReads } from '../hydration/hydrate';
import type { PageLoadedMessage } from './messages';
import { WORKER } from './worker';

/**
 * What a worker can keep; it decides for itself what it does. What a member looked at is not message at all: it would
 * stand in the list of what opens without a network after they signed out.
 */
const MAY_KEEP = { guest: /^\/(assets|api|media)\//, member: /^\/assets\// };

/** Tells the worker at work what this page is made of. */
function reportLoaded(loaded: readonly PerformanceEntry[], rendered: readonly string[]): void {
  const who = mall.session.get() ? 'member' : 'guest';
  const urls = loaded
    .map(({ name }) => name)
    .filter((url) => url.startsWith(location.origin) && MAY_KEEP[who].test(new URL(url).pathname));
  const message: PageLoadedMessage = {
    type: 'mall.loaded',
    urls: [...new Set(urls)],
    rendered: who === 'guest' ? rendered.map((path) => location.origin + path) : [],
    language: language.getState().current,
  };
  navigator.serviceWorker.controller?.postMessage(message);
}

/** Tells a worker that is new to this page what the page asked for before, also what is still on its way. */
function reportToNewWorker(): void {
  const cameAt = performance.now();
  reportLoaded(performance.getEntriesByType('resource'), renderedReads());
  // An entry is there once its file has come; the worker sees only what is asked for after it.
  new PerformanceObserver((list) => {
    const missed = list.getEntries().filter(({ startTime }) => startTime < cameAt);
    if (missed.length > 0) reportLoaded(missed, []);
  }).observe({ type: 'resource' });
}

/**
 * Puts the service worker to work, which shows what was seen when there is no network (spec §2). Does nothing
 * while developing, and in browsers that have none: over plain HTTP, or inside some apps.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first one, or one of a new version, which begins with nothing.
  serviceWorker.addEventListener('controllerchange', reportToNewWorker);
  // A page that was rendered calls nothing by which the worker would know a guest's pictures.
  if (serviceWorker.controller && renderedReads().length > 0) {
    reportLoaded(performance.getEntriesByType('resource'), renderedReads());
  }
  // Storage may be blocked: then the site works as without one.
  serviceWorker.register(WORKER).catch(() => undefined);
}
