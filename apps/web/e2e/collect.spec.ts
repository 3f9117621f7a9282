import type { Locator, Page } from '@playwright/test';
import { expectAnnounced } from './announcements';
import { openSignedIn, expect, scrollToProducts, MAIN_WAY, test } from './test';

const hearts = (page: Page) =>
  page.getByRole('list', { name: '所有商品' }).getByRole('button', { name: /^收藏「/ });

/** The first product that is not collected yet, located by its name. */
async function looseHeart(page: Page): Promise<Locator> {
  await scrollToProducts(page);
  await expect(hearts(page).first()).toBeVisible();
  const loose = hearts(page).and(page.locator('[aria-pressed="false"]')).first();
  const name = (await loose.getAttribute('aria-label')) ?? (await loose.innerText());
  return page.getByRole('list', { name: '所有商品' }).getByRole('button', { name });
}

const openMallAsMember = (page: Page) => openSignedIn(page, '一般會員', '/mall?layer=1');

test('ten fast taps on a heart end in the state that the server has', async ({ page }) => {
  await openMallAsMember(page);
  const heart = await looseHeart(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/product/collect'))
      calls.push(request.postData() ?? '');
  });
  await heart.evaluate((button) => {
    for (let tap = 0; tap < 9; tap += 1) (button as HTMLElement).click();
  });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expectAnnounced(page, '已從收藏移除');
  expect(calls.length).toBeLessThanOrEqual(3);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await heart.click();
  await expectAnnounced(page, '已加入收藏');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expectAnnounced(page, '已從收藏移除');
});

test('a heart reverts and shows an error when the call fails', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/);
  await openMallAsMember(page);
  const heart = await looseHeart(page);
  await page.route('**/api/product/collect', (route) => route.abort());
  await heart.click();
  await expectAnnounced(page, '操作失敗');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a guest who collects is sent to sign in and comes back', MAIN_WAY, async ({ page }) => {
  await page.goto('/mall?layer=1');
  await scrollToProducts(page);
  await hearts(page).first().click();
  await expect(page).toHaveURL(/\/login\?back=%2Fmall%3Flayer%3D1$/);
});
