import type { Page } from '@playwright/test';
import { expectAnnounced } from './announcements';
import { expect, openSignedIn, test } from './test';

test.beforeEach(({ consoleErrors }) =>
  consoleErrors.expect(/ERR_FAILED|dynamically imported module/),
);

/** Opens a page that gets only the scripts which its HTML names: those of its later parts are missing. */
async function openWithoutLaterChunks(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  await page.route('**/assets/*.js', (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  // Simulates a lost network: otherwise the page would reload for a newer version.
  await page.route('/', (route) => route.abort());
  const missed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.goto(path, { waitUntil: 'load' });
  await missed;
}

for (const path of [
  '/mall',
  '/wall',
  '/store/10',
  '/product/1001',
  '/article/2001',
  '/search/%E9%B3%B3%E6%A2%A8',
  '/login',
  '/qa',
]) {
  test(`${path} keeps its content when the chunks of its later parts are missing`, async ({
    page,
  }) => {
    await openWithoutLaterChunks(page, path);
    const main = page.getByRole('main');
    const first = main.getByRole('heading').first();
    const text = await first.innerText();
    // Slowly enough that each part comes into view.
    await page.evaluate(async () => {
      for (let step = 0; step < 40; step += 1) {
        scrollBy(0, 200);
        await new Promise(requestAnimationFrame);
      }
    });
    await expect(main.getByRole('heading').first()).toHaveText(text);
    await expect(main.getByText('發生錯誤')).toHaveCount(0);
  });
}

test('a dialog whose chunk is missing shows a message, and the post stays', async ({ page }) => {
  await openSignedIn(page, '一般會員', '/article/2001');
  await page.route('**/assets/ReportDialog-*.js', (route) => route.abort());
  await page.route('/', (route) => route.abort());
  const report = async () => {
    await page
      .getByRole('button', { name: /的貼文選項$/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: '檢舉貼文' }).click();
  };
  await report();
  await expectAnnounced(page, '連不上商店，請確認網路後再試一次。');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unrouteAll();
  await expect(async () => {
    await report();
    await expect(page.getByRole('dialog', { name: '檢舉這則貼文' })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
});
