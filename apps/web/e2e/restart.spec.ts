import { expectAnnounced } from './announcements';
import { addFromList, openSignedIn, expect, test } from './test';

/** What the browser logs while no server answers: without a proxy, and with one. */
const DOWN =
  /Failed to load resource|net::ERR|WebSocket connection .* Unexpected response code: 502/;

test('nothing is lost when the server is killed between two steps', async ({
  page,
  shop,
  consoleErrors,
}) => {
  // While the server is down, requests fail: these console errors are expected.
  consoleErrors.expect(DOWN);
  await openSignedIn(page, '一般會員', '/mall?layer=3&in_stock=1');
  await addFromList(page);
  await expectAnnounced(page, '已加入購物車');
  await page.goto('/order/list');
  const orders = page.getByRole('article');
  await expect(orders.first()).toBeVisible();
  const before = await orders.allInnerTexts();

  await shop.kill();
  await shop.start();

  await page.goto('/cart/temp?temp=3');
  await expect(page.getByRole('link', { name: '結帳（1）' })).toBeVisible();
  await page.goto('/order/list');
  await expect(orders.first()).toBeVisible();
  expect(await orders.allInnerTexts()).toEqual(before);
});

test('the form shows an error and preserves the input when the server is down', async ({
  page,
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(DOWN);
  await openSignedIn(page, '一般會員', '/mall?layer=1&in_stock=1');
  await addFromList(page);
  await expectAnnounced(page, '已加入購物車');
  await page.goto('/cart/shipping?temp=1');
  // The member may have shipped in another way before.
  await page.getByRole('radio', { name: /常溫宅配/ }).click();
  await page.getByRole('textbox', { name: /收件人姓名/ }).fill('陳小姐');
  await page.getByRole('textbox', { name: /街道/ }).fill('永康街 12 巷 3 號');

  await shop.kill();
  await page.getByRole('button', { name: '下一步：付款' }).click();
  // The second sentence is about a proxy that answers in the server's place.
  await expect(page.getByText(/連不上商店|商店暫時無法回應/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /街道/ })).toHaveValue('永康街 12 巷 3 號');

  await shop.start();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /收件人姓名/ })).toHaveValue('陳小姐');
  await expect(page.getByRole('textbox', { name: /街道/ })).toHaveValue('永康街 12 巷 3 號');
});
