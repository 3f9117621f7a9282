import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Opens a page, and waits until the worker controls it and has cached what the page loaded before. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until a read and the scripts of its page are cached. */
export const waitUntilCached = (page: Page, read: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (path) => Boolean(await caches.match(path, { ignoreVary: true })), read),
    )
    .toBe(true);

/** Waits until all files that the page has loaded are cached. */
async function waitUntilFilesCached(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const files = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => new URL(name).pathname.startsWith('/assets/'));
        const found = await Promise.all(files.map((file) => caches.match(file)));
        return files.filter((_, at) => found[at] === undefined);
      }),
    )
    .toEqual([]);
}

/** Waits until the page has loaded completely and everything is cached. */
export async function waitUntilAllCached(page: Page, read: string): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  const picture = page.locator('[data-goods] img').first();
  await picture.evaluate((img: HTMLImageElement) => img.decode());
  await waitUntilCached(page, read);
  await waitUntilCached(page, await picture.evaluate((img: HTMLImageElement) => img.currentSrc));
  await waitUntilFilesCached(page);
}

/** Returns URL and text of every cached reply. */
export const cachedReplies = (page: Page): Promise<readonly { url: string; text: string }[]> =>
  page.evaluate(async () => {
    const found: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const reply = await cache.match(key, { ignoreVary: true });
        const isText = /json|html|text/.test(reply?.headers.get('content-type') ?? '');
        found.push({ url: key.url, text: isText && reply ? await reply.text() : '' });
      }
    }
    return found;
  });

/** Waits until the page can show the offline notice, and has all of its files without a network. */
async function waitUntilOfflineReady(page: Page): Promise<void> {
  // The offline notice loads after idle; it works once all its imports are cached.
  const noticeScript = await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => name.includes('OfflineStrip-')),
  );
  await noticeScript.evaluate((file) => import(file ?? ''));
  await waitUntilFilesCached(page);
}

export async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  // A part of the page that it has not requested yet would be missing offline.
  await page.waitForLoadState('networkidle');
  await waitUntilOfflineReady(page);
  await context.setOffline(true);
  await page.reload();
}

/** Visits `/product/1001`, then opens `/product/1002` offline. Returns the name of the visited product. */
export async function openUnvisitedOffline(page: Page, context: BrowserContext): Promise<string> {
  await openWithWorker(page, '/mall');
  await page.goto('/product/1001');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await waitUntilCached(page, '/api/product/detail/1001');
  await waitUntilOfflineReady(page);
  await context.setOffline(true);
  await page.goto('/product/1002');
  return name;
}

/** The notice that the connection is missing. */
export const strip = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: '目前離線' });
