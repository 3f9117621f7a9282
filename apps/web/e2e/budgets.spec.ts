import { BUDGETS, measure } from '../../../bench/bytes.mjs';
import { expect, delayRequests, test } from './test';

/** Counts the elements that a phone lays out before the first scroll. */
const MOST_NODES = 1500;

test('no public page preloads more scripts than its budget', async ({ browser, shop }) => {
  const over: string[] = [];
  for (const [path, budget] of Object.entries(BUDGETS)) {
    const { gzip } = await measure(browser, shop.baseUrl + path);
    expect(gzip, path).toBeGreaterThan(50_000);
    if (gzip > budget * 1000) over.push(`${path}: ${gzip} of ${budget} KB`);
  }
  expect(over).toEqual([]);
});

test('the mall page renders few nodes until its sections come near the viewport', async ({
  page,
}) => {
  const shelves = await delayRequests(page, '**/api/shop/index');
  await page.goto('/mall');
  const categories = page.getByRole('navigation', { name: '逛逛分類' }).getByRole('link');
  await expect(categories).not.toHaveCount(0);
  shelves.release();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  expect(await page.locator('*').count()).toBeLessThanOrEqual(MOST_NODES);
  // Placeholders that are not loading must not pulse: each pulse costs work in every frame.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a hydrated page uses the styles from the server without restyling the page', async ({
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
      // A phone hides it, but has its styles.
      await expect(
        page.getByRole('complementary', { name: '客服', includeHidden: true }),
      ).toBeAttached();
    const [late, themes] = await page.evaluate(() => [
      performance.getEntriesByName('late').map((mark) => String(Reflect.get(mark, 'detail'))),
      performance.getEntriesByName('theme').length,
    ]);
    expect(late, path).toEqual([]);
    // The browser parses the server's styles; React must not insert them again.
    expect(themes, path).toBe(1);
  }
});

test('a long shelf renders its visible cards first and more when it is swiped', async ({
  page,
}) => {
  await page.goto('/mall');
  const shelf = page.getByRole('region', { name: '熱銷排行' });
  const cards = shelf.getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).not.toHaveCount(6);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.last().getByRole('link').first()).toBeInViewport();
});
