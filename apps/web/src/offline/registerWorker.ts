import { mall } from '../mall';
import { language } from '../messages/language';
import { renderedFrom } from '../ssr/takeOver';
import type { LoadedMessage } from './messages';
import { WORKER } from './worker';

/**
 * What a worker can keep; it decides for itself what it does. What a member looked at is not told at all: it would
 * stand in the list of what opens without a network after they signed out.
 */
const MAY_KEEP = { guest: /^\/(assets|api|media)\//, member: /^\/assets\// };

/** What this page loaded itself. */
const loaded = (who: keyof typeof MAY_KEEP): string[] => {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(location.origin) && MAY_KEEP[who].test(new URL(url).pathname));
  return [...new Set(urls)];
};

/** Tells the worker at work what this page is made of. */
function tell(): void {
  const who = mall.session.get() ? 'member' : 'guest';
  const told: LoadedMessage = {
    type: 'mall.loaded',
    urls: loaded(who),
    rendered: who === 'guest' ? renderedFrom().map((path) => location.origin + path) : [],
    language: language.getState().current,
  };
  navigator.serviceWorker.controller?.postMessage(told);
}

/**
 * Puts the service worker to work, which shows what was seen when there is no network (spec §2). Does nothing
 * while developing, and in browsers that have none: over plain HTTP, or inside some apps.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first one, or one of a new version, which begins with nothing.
  serviceWorker.addEventListener('controllerchange', tell);
  // A page that was rendered calls nothing by which the worker would know a guest's pictures.
  if (serviceWorker.controller && renderedFrom().length > 0) tell();
  // Storage may be blocked: then the site works as without one.
  serviceWorker.register(WORKER).catch(() => undefined);
}
