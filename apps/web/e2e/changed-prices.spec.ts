import { callAs, fillCart } from './calls';
import { expectAnnounced } from './announcements';
import { openSignedIn, expect, test } from './test';

/** Two products that no other test buys. */
const [NUTS, POPCORN] = [16161, 16191];

test.beforeEach(async ({ page, shop, consoleErrors }) => {
  test.skip(!shop.hasSql, 'Only on PostgreSQL can a test change prices and stock');
  consoleErrors.expect(/status of 4(09|22)/);
  // Resets both products to the demo's values, which the other test changes.
  await shop.sql('update product_rules set amount = 149 where id = $1', NUTS);
  await shop.sql('update product_rules set stock = 76 where id = $1', POPCORN);
  await openSignedIn(page, '一般會員', '/favicon.svg');
  await fillCart(await callAs(page), 1, { [NUTS]: 1, [POPCORN]: 1 });
  await page.goto('/cart/shipping?temp=1');
  await page.getByRole('radio', { name: /門市自取/ }).click();
  await page.getByRole('button', { name: '下一步：付款' }).click();
  await page.getByRole('radio', { name: /超商代碼/ }).click();
  await page.getByRole('button', { name: '變更發票' }).click();
  await page.getByRole('radio', { name: '捐贈發票' }).click();
  await page.getByRole('combobox', { name: '捐贈單位' }).selectOption('其他愛心碼');
  await page.getByRole('textbox', { name: '愛心碼' }).fill('168001');
  await expect(page.getByRole('button', { name: /明細/ })).toContainText('NT$278');
});

test('a changed price shows the new total and preserves every choice when the shopper pays', async ({
  page,
  shop,
}) => {
  await shop.sql('update product_rules set amount = amount + 50 where id = $1', NUTS);
  await page.getByRole('button', { name: '送出訂單，取得繳費代碼' }).click();
  // On a phone the button is far below it.
  await expect(page.getByText('金額有變動，目前總計為 NT$328，請再確認一次')).toBeInViewport();
  await expect(page.getByRole('button', { name: /明細/ })).toContainText('NT$328');
  await expect(page.getByRole('radio', { name: /超商代碼/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: '愛心碼' })).toHaveValue('168001');

  await page.getByRole('button', { name: '送出訂單，取得繳費代碼' }).click();
  await expect(page.getByRole('heading', { name: '確認付款' })).toBeVisible();
  await expect(page.getByText('NT$328')).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '取消訂單' }).click();
  await page.getByRole('radio', { name: '不需要了' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消訂單' }).click();
  await expectAnnounced(page, '訂單已取消');
});

test('items that sold out are named, and the rest is bought with every choice preserved', async ({
  page,
  shop,
}) => {
  await shop.sql('update product_rules set stock = 0 where id = $1', POPCORN);
  await page.getByRole('button', { name: '送出訂單，取得繳費代碼' }).click();
  await expect(page.getByText(/有商品目前無法購買：.*爆米花/)).toBeInViewport();
  await page.getByRole('link', { name: '回購物車' }).click();
  const gone = page.getByRole('article').filter({ hasText: '爆米花' });
  await expect(gone).toContainText(/已售完|售完/);
  await gone.getByRole('button', { name: /^從購物車移除/ }).click();
  await page.getByRole('link', { name: '結帳（1）' }).click();
  await expect(page.getByText(/門市自取・/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /超商代碼/ })).toBeChecked();
  await expect(page.getByText('捐贈發票・168001')).toBeVisible();
  await page.getByRole('radio', { name: /信用卡一次付清/ }).click();
  await page.getByRole('button', { name: '送出訂單並付款' }).click();
  await page.getByRole('button', { name: '付款成功' }).click();
  await expect(page.getByRole('heading', { name: '付款完成，謝謝您的訂購' })).toBeVisible();
});
