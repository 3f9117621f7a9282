import type { Page } from '@playwright/test';
import { disableServerRendering, expect, test } from './test';

/** Overrides `index_mode` in the server's response; everything else stays as it is. */
async function setIndexMode(page: Page, index_mode: number): Promise<void> {
  await disableServerRendering(page);
  await page.route('**/api/configs', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data: { index: object } };
    reply.data.index = { ...reply.data.index, index_mode };
    await route.fulfill({ response, json: reply });
  });
}

test('the wall comes first when index_mode is 0', async ({ page }) => {
  await setIndexMode(page, 0);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: '貼文牆' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '巷口市集' })).toHaveAttribute(
    'href',
    '/wall',
  );
  // The navigation follows; on a phone it is the bottom bar.
  const menu = page.getByRole('navigation', { name: '快速導覽' }).getByRole('link');
  await expect(menu.first()).toHaveText('貼文牆');
});

for (const mode of [1, 2]) {
  test(`the mall comes first when index_mode is ${mode}`, async ({ page }) => {
    await setIndexMode(page, mode);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2, name: '所有商品' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '巷口市集' })).toHaveAttribute(
      'href',
      '/mall',
    );
    const menu = page.getByRole('navigation', { name: '快速導覽' }).getByRole('link');
    await expect(menu.first()).toHaveText('商城');
  });
}

test('the shop’s logo replaces its name, and a broken logo falls back to the name', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404/);
  let logo = '/icons/icon-512.png';
  await disableServerRendering(page);
  await page.route('**/api/configs', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data: { common: object } };
    reply.data.common = { ...reply.data.common, logo };
    await route.fulfill({ response, json: reply });
  });
  await page.goto('/mall');
  const home = page.getByRole('banner').getByRole('link', { name: '巷口市集' });
  await expect(home.getByRole('img', { name: '巷口市集' })).toBeVisible();
  const homeBox = await home.boundingBox();
  logo = '/media/gone.png';
  const failed = page.waitForResponse('**/media/gone.png');
  await page.reload();
  await failed;
  await expect(home.locator('img')).toHaveCount(0);
  await expect(home.getByText('巷口市集')).toBeVisible();
  await expect.poll(() => home.boundingBox()).toEqual(homeBox);
});

test('the config is refetched on navigation at most every 90 s', async ({ page }) => {
  await page.clock.install();
  await disableServerRendering(page);
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/configs')) reads += 1;
  });
  // Moving the clock makes a pending call time out, and the client retries it.
  const answered = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/api/configs'),
  );
  await page.goto('/mall');
  await answered;
  const nav = page.getByRole('banner').getByRole('link', { name: '巷口市集' });
  await expect(page.getByRole('heading', { name: '所有商品' })).toBeVisible();
  expect(reads).toBe(1);
  await page.clock.fastForward(60_000);
  await nav.click();
  await page.clock.runFor(1000);
  expect(reads).toBe(1);
  await page.clock.fastForward(31_000);
  await nav.click();
  await page.clock.runFor(1000);
  await expect.poll(() => reads).toBe(2);
});
