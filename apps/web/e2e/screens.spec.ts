import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { pressEscape } from './keys';
import { layoutShift, MOST_SHIFT } from './shifts';
import { accountScreens, guestScreens, memberScreens } from './screens';
import { addFromList, openSignedIn, DESKTOP_TOO, expect, test } from './test';
import { expectToFit } from './widths';

/** Waits until a screen has loaded its data. */
async function settle(page: Page): Promise<void> {
  await page.locator('main :is(h1, h2)').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  await expect(page.getByRole('progressbar', { name: '載入中' })).toBeHidden();
  // The checkout and the chat have no footer.
  if (/^\/(cart|addon|repay|service)\b/.test(new URL(page.url()).pathname)) return;
  await page.getByRole('contentinfo').waitFor();
}

async function scan(page: Page, name: string, part?: string, rules?: string[]): Promise<void> {
  expect.soft(await findViolations(page, { part, rules }), `axe on ${name}`).toEqual([]);
}

/** Expects that a screen loaded without layout shifts. */
async function expectNoLayoutShift(page: Page, name: string): Promise<void> {
  const { sum, moved } = await layoutShift(page);
  expect.soft(sum, `layout shift of ${name}\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
}

/** Checks an open screen; on a phone also in dark colours and at narrow widths. */
async function check(page: Page, name: string, part?: string): Promise<void> {
  await scan(page, name, part);
  if (page.viewportSize()?.width !== 390) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await scan(page, `${name}, dark`, part, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectToFit(page, name);
}

test.describe('every screen', DESKTOP_TOO, () => {
  // Without motion, axe measures no colour in transition.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  // Opens every screen of the site.
  test.slow();

  test('passes for a guest', async ({ page, consoleErrors }) => {
    // The error screens include a 404 that is requested on purpose.
    consoleErrors.expect(/status of 404/);
    for (const [name, path] of guestScreens) {
      await page.goto(path);
      await settle(page);
      // Each new request moves the older entries of the request log.
      if (name !== 'request-log') await expectNoLayoutShift(page, name);
      await check(page, name);
    }
  });

  test('passes in the member centre', async ({ page }) => {
    await openSignedIn(page, '經銷商', '/favicon.svg');
    for (const [name, path] of accountScreens) {
      await page.goto(path);
      await settle(page);
      await expectNoLayoutShift(page, name);
      await check(page, name);
    }
  });

  test('passes for a member', async ({ page, consoleErrors }) => {
    consoleErrors.expect(/status of 404/);
    await openSignedIn(page, '一般會員', '/mall?layer=1&in_stock=1');
    await addFromList(page);
    for (const [name, path] of memberScreens) {
      await page.goto(path);
      await settle(page);
      await expectNoLayoutShift(page, name);
      await check(page, name);
    }
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByText(/^訂單 \w+$/)).toBeVisible();
    await settle(page);
    await check(page, 'order');
    // On a phone the header shows the cart menu on pages without the bottom bar.
    await page.goto('/product/1001');
    await settle(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^購物車/ })
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
    await check(page, 'cart menu', '[role="menu"]');
    await pressEscape(page);
    await page.getByRole('button', { name: '會員' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await check(page, 'member menu', '[role="menu"]');
  });
});
