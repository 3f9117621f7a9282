import { callAsDemoMember, fillCart } from './calls';
import { expectAnnounced } from './announcements';
import { openSignedIn, expect, MAIN_WAY, test } from './test';

test('the basket of a product with variants opens them in place', MAIN_WAY, async ({ page }) => {
  await openSignedIn(page, '一般會員', '/favicon.svg');
  await fillCart(await callAsDemoMember(page), 2, {});
  await page.goto('/search/%E9%AE%AE%E4%B9%B3');
  const basket = page.getByRole('button', { name: /^選擇「.*鮮乳.*」的規格$/ }).first();
  await basket.click();
  const sheet = page.getByRole('dialog', { name: /鮮乳/ });
  await expect(sheet.getByRole('group', { name: '乳脂' })).toBeVisible();

  await test.step('Back closes it and returns the focus', async () => {
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/search\//);
    await expect(basket).toBeFocused();
  });

  await test.step('a chosen variant goes into the cart', async () => {
    await basket.click();
    await sheet.getByRole('button', { name: '全脂' }).click();
    await sheet.getByRole('button', { name: '加入購物車' }).click();
    await expectAnnounced(page, '已加入購物車');
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/search\//);
  });
});
