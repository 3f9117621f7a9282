import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { guestScreens, memberScreens } from './screens';
import { addFromList, comeAs, DESKTOP_TOO, expect, test } from './test';

/** Waits until a screen has loaded its data. */
async function settle(page: Page): Promise<void> {
  await page.locator('main :is(h1, h2)').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  await page.getByRole('contentinfo').waitFor();
}

async function check(page: Page, name: string, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect.soft(found, `axe on ${name}`).toEqual([]);
  // Reflow (WCAG 1.4.10): no horizontal scrolling.
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `width of ${name}`).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  // Colours are the same on a desktop as on a phone.
  const screens = colorScheme === 'light' ? DESKTOP_TOO : {};
  test.describe(`every screen, ${colorScheme}`, screens, () => {
    test.use({ colorScheme });
    // Goes through every screen of the site.
    test.slow();

    test('is sound for a guest', async ({ page, complaints }) => {
      // The error screens include a 404 that is requested on purpose.
      complaints.expect(/status of 404/);
      for (const [name, path] of guestScreens) {
        await page.goto(path);
        await settle(page);
        await check(page, name);
      }
    });

    test('is sound for a member', async ({ page, complaints }) => {
      complaints.expect(/status of 404/);
      await comeAs(page, '一般會員', '/mall?layer=1&in_stock=1');
      await addFromList(page);
      for (const [name, path] of memberScreens) {
        await page.goto(path);
        await settle(page);
        await check(page, name);
      }
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name: /^訂單 / })).toBeVisible();
      await settle(page);
      await check(page, 'order');
      await page.getByRole('button', { name: /^購物車/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await check(page, 'cart menu', '[role="menu"]');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '會員' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await check(page, 'member menu', '[role="menu"]');
    });
  });
}

test('fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [name, path] of guestScreens) {
    await page.goto(path);
    await settle(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `width of ${name}`).toBeLessThanOrEqual(0);
  }
});
