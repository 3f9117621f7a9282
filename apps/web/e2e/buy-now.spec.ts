import { callAsDemoMember, fillCart } from './calls';
import { openSignedIn, expect, MAIN_WAY, signIn, test } from './test';

/** 旗山山蕉, a product without variants in the normal layer. */
const BANANAS = '/product/1003';

test(
  'buy now leads a known buyer to one page, which places the order',
  MAIN_WAY,
  async ({ page }) => {
    await openSignedIn(page, '一般會員', '/favicon.svg');
    await fillCart(await callAsDemoMember(page), 1, {});
    await page.goto(BANANAS);
    await page.getByRole('button', { name: '立即購買' }).click();
    await expect(page).toHaveURL(/\/cart\/pay/);
    // The last choice of the demo member, to an address or a place of collection.
    await expect(page.getByRole('link', { name: '變更配送' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: '立即購買' })).toBeVisible();
    await page.goForward();
    await page.getByRole('button', { name: '送出訂單並付款' }).click();
    await expect(page).toHaveURL(/\/sandbox\/payment/);
  },
);

test('buy now leads a guest to the checkout after the sign-in', async ({ page }) => {
  await page.goto(BANANAS);
  await page.getByRole('button', { name: '立即購買' }).click();
  const question = page.getByRole('alertdialog', { name: '請先登入' });
  await expect(question).toContainText('登入後就能直接結帳');
  await question.getByRole('button', { name: '登入' }).click();
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: '結帳' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: '訂單摘要' })).toContainText('明細');
});

test('the steps of the checkout have no links that lead away', async ({ page }) => {
  await openSignedIn(page, '一般會員', '/favicon.svg');
  await fillCart(await callAsDemoMember(page), 1, { 10031: 1 });
  for (const path of ['/cart/shipping?temp=1', '/cart/pay?temp=1']) {
    await page.goto(path);
    const bar = page.getByRole('banner');
    await expect(bar).toContainText('信用卡號不經過本店');
    await expect(bar.getByRole('button')).toHaveText(['返回']);
    await expect(bar.getByRole('link')).toHaveCount(1);
  }
});
