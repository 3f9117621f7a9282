import type { Page } from '@playwright/test';
import { addFromList, openSignedIn, expect, MAIN_WAY, test } from './test';
import { expectToFit } from './widths';

/** The screens with the widest rows; screens.spec.ts measures every screen of the site. */
const PUBLIC = ['/', '/store/10', '/product/1001', '/wall', '/article/2001', '/no/such/page'];
const MEMBERS = ['/cart/temp?temp=1', '/cart/shipping?temp=1', '/cart/pay?temp=1', '/order/list'];

async function expectAllToFit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
    await expectToFit(page, path);
  }
}

test('pages of a guest fit phones of 320 to 375 px', MAIN_WAY, async ({ page, consoleErrors }) => {
  consoleErrors.expect(/status of 404/);
  await expectAllToFit(page, PUBLIC);
});

test('pages of a member fit phones of 320 to 375 px', MAIN_WAY, async ({ page, consoleErrors }) => {
  consoleErrors.expect(/status of 404/);
  await openSignedIn(page, '一般會員', '/mall?layer=1&in_stock=1');
  await addFromList(page);
  await expectAllToFit(page, [...PUBLIC, ...MEMBERS]);
});

test('pages of a dealer fit phones of 320 to 375 px', MAIN_WAY, async ({ page }) => {
  await openSignedIn(page, '經銷商', '/favicon.svg');
  await expectAllToFit(page, ['/dealer/profit', '/dealer/payment']);
});
