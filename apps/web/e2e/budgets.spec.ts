import { BUDGETS, measure } from '../../../bench/bytes.mjs';
import { expect, delayRequests, test } from './test';

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
  const shelves = await delayRequests(page, '**/api/shop/index');
  await page.goto('/mall');
  const categories = page.getByRole('navigation', { name: '逛逛分類' }).getByRole('link');
  await expect(categories).not.toHaveCount(0);
  shelves.release();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  expect(await page.locator('*').count()).toBeLessThanOrEqual(MOST_NODES);
  // What is not on its way keeps still: each pulse is work for every frame.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a page that is taken over has its styles from the server: others would style all of it anew', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { prototype } = CSSStyleSheet;
    const { insertRule } = prototype;
    prototype.insertRule = function (this: CSSStyleSheet, rule, at) {
      const isTaken = performance.getEntriesByName('usable').length > 0;
      if (isTaken && rule.startsWith('@media')) performance.mark('late', { detail: rule });
      if (/^:root *\{ *color-scheme/.test(rule)) performance.mark('theme');
      return insertRule.call(this, rule, at);
    };
  });
  for (const path of ['/mall', '/wall', '/product/1001', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    if (path === '/mall')
      await expect(
        page.getByRole('complementary', { name: '客服' }).getByRole('link'),
      ).toBeVisible();
    const [late, themes] = await page.evaluate(() => [
      performance.getEntriesByName('late').map((mark) => String(Reflect.get(mark, 'detail'))),
      performance.getEntriesByName('theme').length,
    ]);
    expect(late, path).toEqual([]);
    // As the server's styles become the browser's; not once more by React.
    expect(themes, path).toBe(1);
  }
});

test('a long shelf comes as far as one sees, and goes on as it is swiped', async ({ page }) => {
  await page.goto('/mall');
  const shelf = page.getByRole('region', { name: '熱銷排行' });
  const cards = shelf.getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).not.toHaveCount(6);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.last().getByRole('link').first()).toBeInViewport();
});
