import type { Page } from '@playwright/test';
import { expectAnnounced } from './announcements';
import { addFromList, DESKTOP_TOO, expect, MAIN_WAY, signIn, test } from './test';

/** Checks out the open cart, up to the payment gateway's page. */
async function checkOut(page: Page, shipping: RegExp): Promise<void> {
  await page.getByRole('link', { name: /^結帳（/ }).click();
  // The demo member has saved an address.
  await page.getByRole('link', { name: '變更配送' }).click();
  await page.getByRole('radio', { name: shipping }).click();
  await page.getByRole('textbox', { name: /收件人姓名/ }).fill('林阿芳');
  await page.getByRole('textbox', { name: /手機號碼/ }).fill('0912345678');
  await page.getByRole('combobox', { name: /縣市/ }).selectOption('臺北市');
  await page.getByRole('combobox', { name: /鄉鎮市區/ }).selectOption('大同區');
  await expect(page.getByRole('textbox', { name: /郵遞區號/ })).toHaveValue('103');
  await page.getByRole('textbox', { name: /街道/ }).fill('迪化街一段 100 號 2 樓');
  await page.getByRole('button', { name: '下一步：付款' }).click();

  await page.getByRole('radio', { name: /信用卡一次付清/ }).click();
  await page.getByRole('button', { name: '送出訂單並付款' }).click();
  await expect(page).toHaveURL(/\/sandbox\/payment/);
}

test(
  'a shopper buys from two layers as a guest who signs in, and retries a failed payment',
  { tag: [MAIN_WAY.tag, DESKTOP_TOO.tag] },
  async ({ page }, { project }) => {
    const onPhone = project.name === 'phone';

    await test.step('a guest browses and searches', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 2, name: '所有商品' })).toBeVisible();
      if (onPhone) await page.getByRole('button', { name: '搜尋' }).click();
      await page.getByRole('searchbox', { name: '搜尋商品' }).fill('鮮乳');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: '「鮮乳」的搜尋結果' })).toBeVisible();
      await page
        .getByRole('link', { name: /牧場鮮乳/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: /鮮乳/ })).toBeVisible();
    });

    const chooseVariant = () =>
      page.getByRole('group', { name: '乳脂' }).getByRole('button', { name: '全脂' }).click();

    await test.step('a guest who adds to the cart signs in and comes back', async () => {
      await chooseVariant();
      await page.getByRole('button', { name: '加入購物車', exact: true }).click();
      await page
        .getByRole('alertdialog', { name: '請先登入' })
        .getByRole('button', { name: '登入' })
        .click();
      await signIn(page);
      await expect(page.getByRole('heading', { level: 1, name: /鮮乳/ })).toBeVisible();
      await expect(
        page.getByText('已加入購物車，您登入前選的商品幫您留著了').first(),
      ).toBeVisible();
    });

    await test.step('a refrigerated product and two of a normal one go into their carts', async () => {
      await chooseVariant();
      await page.getByRole('button', { name: '加入購物車', exact: true }).click();
      await expectAnnounced(page, '已加入購物車');

      await page.goto('/mall?layer=1&in_stock=1');
      await addFromList(page);
      await expectAnnounced(page, '已加入購物車');
      const cart = page.getByRole(onPhone ? 'link' : 'button', { name: /\d+ 件商品/ });
      await expect(cart.first()).toBeVisible();
    });

    let firstOrder = '';
    await test.step('the second payment of the normal cart succeeds', async () => {
      await page.goto('/cart/temp?temp=1');
      await page.getByRole('button', { name: '增加' }).first().click();
      await expectAnnounced(page, '已更新數量');
      await checkOut(page, /常溫宅配/);

      await page.getByRole('button', { name: '付款失敗' }).click();
      await expect(page.getByRole('heading', { name: '付款沒有成功' })).toBeVisible();
      firstOrder = new URL(page.url()).searchParams.get('order') ?? '';
      await expect(page.getByRole('link', { name: '改用其他方式付款' })).toBeVisible();
      await page.getByRole('button', { name: '重新付款' }).click();
      await expect(page).toHaveURL(/\/sandbox\/payment/);
      await page.getByRole('button', { name: '付款成功' }).click();
      await expect(page.getByRole('heading', { name: '付款完成，謝謝您的訂購' })).toBeVisible();
    });

    await test.step('the refrigerated cart becomes another order, without another question', async () => {
      await page.goto('/cart/temp?temp=2');
      await page.getByRole('link', { name: /^結帳（/ }).click();
      await expect(page.getByText(/^林小滿・臺北市/)).toBeVisible();
      await page.getByRole('button', { name: '送出訂單並付款' }).click();
      await page.getByRole('button', { name: '付款成功' }).click();
      await expect(page.getByRole('heading', { name: '付款完成，謝謝您的訂購' })).toBeVisible();
    });

    await test.step('the list shows both orders with their state', async () => {
      await page.goto('/order/list');
      await expect(page.getByRole('article').filter({ hasText: firstOrder })).toBeVisible();
      await page.getByRole('link', { name: new RegExp(firstOrder) }).click();
      await expect(page.getByText(`訂單 ${firstOrder}`)).toBeVisible();
      await expect(page.getByRole('list', { name: '訂單進度' })).toContainText('付款完成');
      await expect(page.getByText('迪化街一段 100 號 2 樓')).toBeVisible();
    });
  },
);
