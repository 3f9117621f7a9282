import { isMessage, type PageLoadedMessage } from '../offline/messages';
import { answerFile, answerNavigation, fetchShell, isFile, isForDesk, cacheFile } from './pages';
import { answerPicture, cachePicture, isPicture } from './pictures';
import { isPublicRead } from './publicReads';
import { openNotice, showNotice } from './push';
import { answerRead, isRead, cacheRead, cacheRenderedRead, type Fetching } from './reads';
import { deleteOldCaches } from './siteCaches';

declare const self: ServiceWorkerGlobalScope;

// The newest worker takes control immediately, so that no page uses an older one's cache.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(fetchShell());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([deleteOldCaches(), preloadNavigations()]).then(() => self.clients.claim()),
  );
});

/**
 * Requests a page while the worker starts, not after. Firefox ends a navigation whose preloaded request fails, so that
 * nothing would open offline there.
 */
async function preloadNavigations(): Promise<void> {
  const { navigationPreload } = self.registration;
  if (/Firefox\//.test(navigator.userAgent)) await navigationPreload?.disable();
  else await navigationPreload?.enable();
}

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  if (new URL(request.url).origin !== location.origin) return;
  if (isForDesk(request)) {
    // A preloaded page that nobody awaits is a warning in the console.
    event.waitUntil(event.preloadResponse);
    return;
  }
  const fetching: Fetching = {
    request,
    clientId,
    preloadResponse: event.preloadResponse,
    waitUntil: (work) => event.waitUntil(work),
  };
  // The worker ignores posted forms, as by a payment’s page.
  if (request.mode === 'navigate') {
    if (request.method === 'GET') event.respondWith(answerNavigation(fetching));
  } else if (isRead(request)) event.respondWith(answerRead(fetching));
  else if (isPicture(request)) event.respondWith(answerPicture(fetching));
  else if (isFile(request)) event.respondWith(answerFile(fetching));
});

/** Caches a URL that a page had loaded before this worker controlled it. */
async function cacheLoaded(url: string, language: string): Promise<void> {
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (isFile(new Request(url))) await cacheFile(url);
  else if (pathname.startsWith('/media/')) await cachePicture(url);
  else if (isPublicRead(pathname)) await cacheRead(url, language);
}

async function cacheAll({ urls, rendered, language }: PageLoadedMessage): Promise<void> {
  for (const url of urls) await cacheLoaded(url, language).catch(() => undefined);
  for (const url of rendered) {
    const { origin, pathname } = new URL(url);
    if (origin !== location.origin || !isPublicRead(pathname)) continue;
    await cacheRenderedRead(url, language).catch(() => undefined);
  }
}

self.addEventListener('message', (event) => {
  if (isMessage('mall.loaded', event.data)) event.waitUntil(cacheAll(event.data));
});

self.addEventListener('push', (event) => event.waitUntil(showNotice(self, event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(self, event.notification));
});
