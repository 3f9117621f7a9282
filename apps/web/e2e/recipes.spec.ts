import { findViolations } from './axe';
import { callAsDemoMember, fillCart } from './calls';
import { field, log, send } from './chat';
import { openServiceDesk } from './service-desk';
import { leave, signInHere } from './example';
import { expectAnnounced } from './announcements';
import {
  cards,
  isLoaded,
  makeFirstTimeBuyer,
  memberCall,
  nav,
  openAs,
  payAtGateway,
  signInAs,
  test,
} from './recipes';
import { expect } from './test';

// One site for the whole file: each one needs a shop and a build.
test.describe.configure({ mode: 'default' });
test.afterEach(({ page }) => leave(page));

test('the wall recipe shows posts and pictures to a guest, and signs in to like', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/#wall`);
  await expect(cards(page).first()).toBeVisible();
  await isLoaded(cards(page).locator('img[src*="/media/"]').first());
  expect(await findViolations(page)).toEqual([]);

  // The author of a post is notified: not the demo account that others have copies of.
  const others = cards(page).filter({ hasNotText: '周予安' });
  const like = others.getByRole('button', { name: /讚/, pressed: false }).first();
  await like.click();
  const dialog = page.getByRole('dialog', { name: '請先登入' });
  await dialog.getByRole('button', { name: '再逛逛' }).click();
  await expect(dialog).toBeHidden();
  await like.click();
  await dialog.getByRole('link', { name: '登入' }).click();
  const liked = page.waitForResponse(/article\/like/);
  await signInAs(page, site, '一般會員');
  expect((await liked).ok()).toBe(true);
  await expectAnnounced(page, '已幫您按讚');

  const on = others.getByRole('button', { name: /讚/, pressed: true }).first();
  await on.click();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('a product that a guest chose on the wall is in the cart after sign-in', async ({
  page,
  site,
}) => {
  const buyer = await makeFirstTimeBuyer(page, site);
  await page.goto(`${site.origin}/#wall`);
  const add = page.getByRole('button', { name: /^把「.+」加入購物車$/ }).first();
  // Only posts near the screen are rendered, and most products have several variants.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600);
      return add.count();
    })
    .toBeGreaterThan(0);
  const name = /「(.+)」/.exec((await add.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await add.click();
  await page.getByRole('dialog', { name: '請先登入' }).getByRole('link', { name: '登入' }).click();
  await signInHere(page, buyer.email, buyer.password);
  await expectAnnounced(page, '已加入購物車');
  await nav(page, /^購物車 1/).click();
  // The cart with the item is open, whichever layer the product has.
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('a first-time buyer goes from an empty cart to the gateway and back', async ({
  page,
  site,
  consoleErrors,
}) => {
  // The server refuses the address without a street.
  consoleErrors.expect(/status of 422/);
  const buyer = await makeFirstTimeBuyer(page, site);
  await openAs(page, site, '#cart', buyer);
  await expect(page.getByText('常溫購物車是空的')).toBeVisible();
  await page.goto(`${site.origin}/#checkout-1`);
  await expect(page.getByText('購物車是空的')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);

  await fillCart(buyer.call, 1, { 16061: 2 });
  await page.goto(`${site.origin}/#cart`);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await isLoaded(cards(page).locator('img').first());
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '增加' }).click();
  await page.getByRole('link', { name: '前往結帳' }).click();

  await page.getByRole('button', { name: '下一步，選付款方式' }).click();
  await expect(page.getByLabel('街道')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('縣市').selectOption('臺北市');
  await page.getByLabel('鄉鎮市區').selectOption('大同區');
  await page.getByLabel('街道').fill('迪化街一段 100 號');
  await page.getByRole('button', { name: '下一步，選付款方式' }).click();
  await page.getByRole('button', { name: /^送出訂單/ }).click();
  await expect(page.getByText('請選擇付款方式')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page
    .getByRole('radio', { name: /^信用卡/ })
    .first()
    .check();
  await page.getByRole('button', { name: /^送出訂單/ }).click();
  await payAtGateway(page, site);
  await nav(page, '購物車').click();
  await expect(page.getByText('常溫購物車是空的')).toBeVisible();
});

test('a member pays in instalments to a saved address, and by transfer without a gateway', async ({
  page,
  site,
}) => {
  await page.goto(`${site.shop.baseUrl}/favicon.svg`);
  const call = await callAsDemoMember(page);
  await fillCart(call, 1, { 18011: 1, 18021: 1 });
  await openAs(page, site, '#checkout-1');
  // The form starts with the member's default address.
  await expect(page.getByLabel('縣市')).not.toHaveValue('');
  await page.getByRole('button', { name: '下一步，選付款方式' }).click();
  await page.getByRole('button', { name: '變更地址' }).click();
  const dialog = page.getByRole('dialog', { name: '變更收件地址' });
  await dialog.getByLabel('街道').fill('民生西路 8 號');
  await dialog.getByRole('button', { name: '送到這裡' }).click();
  await expect(page.getByText('民生西路 8 號')).toBeVisible();
  await page.getByRole('radio', { name: /期/ }).first().check();
  await page.getByRole('button', { name: /^送出訂單/ }).click();
  await payAtGateway(page, site);

  await fillCart(call, 1, { 16061: 1 });
  await page.goto(`${site.origin}/#checkout-1`);
  await page.reload();
  await page
    .getByRole('radio', { name: /匯款|轉帳/ })
    .last()
    .check();
  await page.getByRole('button', { name: /^送出訂單/ }).click();
  await page.waitForURL(`${site.origin}/?order=*#thanks`);
  await expect(page.getByText('待付款')).toBeVisible();
});

test('the cart, checkout and chat recipes send a guest to sign in, who returns to the same page', async ({
  page,
  site,
}) => {
  for (const hash of ['#cart', '#checkout-1', '#chat']) {
    await openAs(page, site, hash);
    await expect(page.getByRole('main').getByRole('link', { name: '登入' })).toBeHidden();
    await page.getByRole('button', { name: /^登出/ }).click();
    await expect(page.getByRole('main').getByRole('link', { name: '登入' })).toBeVisible();
  }
});

test('the order recipe shows a failed payment as failed, and pays it once more', async ({
  page,
  site,
}) => {
  const buyer = await makeFirstTimeBuyer(page, site);
  await fillCart(buyer.call, 1, { 16061: 1 });
  await openAs(page, site, '#checkout-1', buyer);
  await page.getByLabel('縣市').selectOption('臺北市');
  await page.getByLabel('鄉鎮市區').selectOption('大同區');
  await page.getByLabel('街道').fill('迪化街一段 100 號');
  await page.getByRole('button', { name: '下一步，選付款方式' }).click();
  await page
    .getByRole('radio', { name: /^信用卡/ })
    .first()
    .check();
  await page.getByRole('button', { name: /^送出訂單/ }).click();
  await page.waitForURL(`${site.shop.baseUrl}/sandbox/payment/**`);
  await page.getByRole('button', { name: '付款失敗' }).click();
  await page.waitForURL(`${site.origin}/?order=*#thanks`);
  await expect(page.getByRole('alert')).toContainText(/待付款：./);
  await page.getByRole('button', { name: '再付一次' }).click();
  await payAtGateway(page, site);
});

test('a guest is asked to sign in for an order, and comes back to it', async ({ page, site }) => {
  const { list } = await (
    await memberCall(page, site)
  )<{ list: { trans_order_id: string }[] }>('/api/order/list/all');
  await openAs(page, site, `#order-${list[0]?.trans_order_id}`);
  await expect(page.getByText(`訂單 ${list[0]?.trans_order_id}`)).toBeVisible();
});

test('the sign-in recipe leads to the wall when it was opened first', async ({ page, site }) => {
  await page.goto(`${site.origin}/#login`);
  await signInAs(page, site, '一般會員');
  await page.waitForURL(`${site.origin}/#wall`);
  await expect(cards(page).first()).toBeVisible();
});

test('the product recipe shows the price of each variant beside its button', async ({
  page,
  site,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404/);
  await page.goto(`${site.origin}/#product-1001`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^加入購物車/ })).toHaveCount(2);
  for (const price of ['NT$690', 'NT$1,280']) await expect(main.getByText(price)).toBeVisible();
  await page.goto(`${site.origin}/#product-999999`);
  await page.reload();
  await expect(page.getByText('找不到這項商品')).toBeVisible();
});

test('a first-time buyer and the shop exchange messages in the chat recipe', async ({
  page,
  site,
}) => {
  const buyer = await makeFirstTimeBuyer(page, site);
  const { id } = await buyer.call<{ id: number }>('/api/member/profile');
  const shop = await openServiceDesk(page, id);
  try {
    await openAs(page, site, '#chat', buyer);
    await expect(field(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await send(page, '請問今天會出貨嗎？');
    await expect.poll(() => shop.received().length).toBe(1);
    shop.see();
    await expect(log(page).getByText('已讀')).toBeVisible();
    await shop.say('會的，下午四點前出貨。');
    await expect(log(page).getByText('會的，下午四點前出貨。')).toBeVisible();
  } finally {
    shop.close();
  }
});

test('a poster writes a post in the wall recipe, and a member likes it', async ({ page, site }) => {
  const text = `今天的豆花剛出爐，${Date.now()}`;
  await page.goto(`${site.origin}/#wall`);
  await nav(page, '登入').click();
  await signInAs(page, site, '貼文作者');
  await page.getByRole('button', { name: '寫貼文' }).click();
  const dialog = page.getByRole('dialog', { name: '寫貼文' });
  await dialog.getByRole('button', { name: '發布' }).click();
  await expect(dialog.getByText('請先輸入貼文內容再發布')).toBeVisible();
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: '發布' }).click();
  await expect(cards(page).filter({ hasText: text })).toBeVisible();
  await page.getByRole('button', { name: /^登出/ }).click();

  await nav(page, '登入').click();
  await signInAs(page, site, '一般會員');
  const post = cards(page).filter({ hasText: text });
  await expect(post).toBeVisible();
  await expect(page.getByRole('button', { name: '寫貼文' })).toBeHidden();
  const liked = page.waitForResponse(/article\/like/);
  await post.getByRole('button', { name: /讚/ }).click();
  expect((await liked).ok()).toBe(true);
  await page.reload();
  await expect(post.getByRole('button', { name: /讚/ })).toHaveAttribute('aria-pressed', 'true');
});
