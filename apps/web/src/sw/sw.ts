import { openNotice, showNotice } from './push';

declare const self: ServiceWorkerGlobalScope;

// The newest worker is the one at work: nothing of an older one is kept by a page.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(showNotice(self, event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(self, event.notification));
});
