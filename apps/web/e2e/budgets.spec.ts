import { BUDGETS, measure } from '../../../bench/bytes.mjs';
import { expect, holdBack, test } from './test';

/** What a phone has to lay out before anybody has scrolled. */
const MOST_NODES = 1500;

test('no public page waits for more scripts than it may', async ({ browser, shop }) => {
  for (const [path, budget] of Object.entries(BUDGETS)) {
    const { gzip } = await measure(browser, shop.baseUrl + path);
    expect(gzip, path).toBeGreaterThan(50_000);
    expect(gzip, path).toBeLessThanOrEqual(budget * 1000);
  }
});

test('the mall comes with few nodes; the rest waits until one comes near', async ({ page }) => {
  const shelves = await holdBack(page, '**/api/shop/index');
  await page.goto('/mall');
  const categories = page.getByRole('navigation', { name: '逛逛分類' }).getByRole('link');
  await expect(categories).not.toHaveCount(0);
  shelves.release();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  expect(await page.locator('*').count()).toBeLessThanOrEqual(MOST_NODES);
  // What is not on its way keeps still: each pulse is work for every frame.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});
