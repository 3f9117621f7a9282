import { callAsDemoMember, fillCart } from './calls';
import { expect, openSignedIn, test } from './test';

test('an empty cart shows products of the collection, and a coupon leads to what it is for', async ({
  page,
}) => {
  await openSignedIn(page, '一般會員', '/favicon.svg');
  await fillCart(await callAsDemoMember(page), 3, {});
  await page.goto('/cart/temp?temp=3');
  await expect(page.getByText('冷凍購物車是空的')).toBeVisible();
  const shelf = page.getByRole('region', { name: '您的收藏' });
  await expect(shelf.getByRole('article').first()).toBeVisible();

  await page.goto('/member/coupon');
  const coupon = page.getByRole('article').filter({ hasText: '冷凍館 85 折' });
  await coupon.getByRole('link', { name: '去使用' }).click();
  await expect(page).toHaveURL(/\/mall\?layer=3$/);
});

test('the add-on page of a product without add-ons says so and leads back', async ({
  page,
  consoleErrors,
}) => {
  await openSignedIn(page, '一般會員', '/favicon.svg');
  await fillCart(await callAsDemoMember(page), 2, { 14051: 1 });
  const title = page.getByRole('heading', { level: 1 });
  const expectReason = async (path: string, reason: string) => {
    await page.goto(path);
    await expect(title).toHaveText('加購品');
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByRole('link', { name: '回購物車' })).toBeVisible();
  };
  consoleErrors.expect(/status of 404/);
  await expectReason('/addon/1405', '這件商品目前沒有加購品');
  await expectReason('/addon/1801', '這件商品不在購物車裡');
  await expectReason('/addon/99999', '找不到這件商品');
});

test('a page that is not found shows three products, and none when they cannot be loaded', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('region', { name: '大家都在買' }).getByRole('article')).toHaveCount(
    3,
  );

  await page.route('**/api/product/**', (route) => route.abort());
  consoleErrors.expect(/net::ERR_FAILED|status of 404/);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 · 找不到這個頁面');
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  await expect(page.getByRole('region', { name: '大家都在買' })).toHaveCount(0);
});
