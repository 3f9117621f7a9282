import type { Page } from '@playwright/test';
import { callAs, fillCart } from './calls';
import { expectAnnounced } from './announcements';
import { openSignedIn, expect, MAIN_WAY, test } from './test';

const lines = (page: Page) => page.getByRole('main').getByRole('article');

test.beforeEach(async ({ page }) => {
  await openSignedIn(page, '一般會員', '/favicon.svg');
  await fillCart(await callAs(page), 1, { 10011: 1 });
  await page.goto('/cart/temp?temp=1');
  await expect(lines(page)).toHaveCount(1);
});

test('a removed line comes back when the shopper presses 復原', MAIN_WAY, async ({ page }) => {
  await page.getByRole('button', { name: '增加' }).click();
  await expectAnnounced(page, '已更新數量');
  await page.getByRole('button', { name: /^從購物車移除/ }).click();
  await expect(page.getByText('常溫購物車是空的')).toBeVisible();
  await page.getByRole('button', { name: '復原' }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(
    lines(page).getByRole('spinbutton').or(lines(page).getByRole('textbox')),
  ).toHaveValue('2');
});

test('an add-on is offered beside its product at a lower price', async ({ page }) => {
  const offers = page.getByRole('region', { name: '加購更划算' });
  await offers
    .getByRole('button', { name: /^加購「/ })
    .first()
    .click();
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).nth(1)).toContainText('加購');
  await expect(page.getByRole('link', { name: '結帳（2）' })).toBeVisible();
});

test('an unavailable product shows a note on its line and blocks the checkout', async ({
  page,
}) => {
  const gone = '這項商品已下架，請從購物車移除';
  await page.route('**/api/shopping/cart/list/1', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data: { list: object[] } };
    reply.data.list = reply.data.list.map((line) => ({ ...line, problem: gone }));
    await route.fulfill({ response, json: reply });
  });
  await page.reload();
  await expect(lines(page).first()).toContainText(gone);
  await expect(page.getByRole('button', { name: '前往結帳' })).toBeDisabled();
  await expect(page.getByText('請先處理標示的商品，再前往結帳')).toBeVisible();
  await page.goto('/cart/checkout?temp=1');
  await expect(page.getByText('有商品目前無法購買')).toBeVisible();
  await expect(page.getByRole('button', { name: /^下一步：付款|^送出訂單/ })).toBeDisabled();
});

test('two tabs show the same cart', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/cart/temp?temp=1');
  const there = lines(other).getByRole('textbox', { name: /數量/ });
  await expect(there).toHaveValue('1');
  await page.getByRole('button', { name: '增加' }).click();
  await expect(there).toHaveValue('2');
  await other.getByRole('button', { name: /^從購物車移除/ }).click();
  await expect(page.getByText('常溫購物車是空的')).toBeVisible();
});
