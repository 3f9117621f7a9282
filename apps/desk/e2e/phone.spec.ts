import type { Page } from '@playwright/test';
import { findViolations } from '../../web/e2e/axe';
import { expect, test } from '../../web/e2e/test';

test.use({ viewport: { width: 320, height: 640 } });

/** Signs in as the owner of the demo shop, who may open every screen. */
async function signInAsOwner(page: Page, address = '/desk'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: '以店主的身分登入（何明哲）' }).click();
}

test('the screens without a place in the bar open from its last place, which Back closes', async ({
  page,
}) => {
  await signInAsOwner(page);
  const bar = page.getByRole('navigation', { name: '快速導覽' });
  await expect(bar.getByRole('link')).toHaveCount(4);
  const more = bar.getByRole('button', { name: '更多' });
  await more.click();
  const sheet = page.getByRole('dialog', { name: '更多' });
  await expect(sheet).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '何明哲，您好' })).toBeVisible();

  await more.click();
  await sheet.getByRole('link', { name: '操作紀錄' }).click();
  await expect(page.getByRole('heading', { name: '操作紀錄' })).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expect(more).toHaveAttribute('aria-current', 'true');
});

test('a filter is saved on a phone, and its tab scrolls into view', async ({ page }) => {
  await signInAsOwner(page, '/desk/orders?view=all&layer=3');
  await page.getByRole('button', { name: '儲存這個篩選' }).click();
  const name = `冷凍 ${Date.now() % 1_000_000}`;
  await page.getByRole('textbox', { name: '名稱' }).fill(name);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  const tab = page.getByRole('link', { name, exact: true });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(tab).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.reload();
  await expect(tab).toBeInViewport({ ratio: 1 });
  const menu = page.getByRole('button', { name: `「${name}」的選項` });
  await expect(menu).toBeInViewport({ ratio: 1 });
  expect(await findViolations(page)).toEqual([]);
  await menu.click();
  await page.getByRole('menuitem', { name: '刪除' }).click();
  await expect(tab).toHaveCount(0);
});
