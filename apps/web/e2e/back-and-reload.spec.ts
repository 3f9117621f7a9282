import { callAs, fillCart } from './calls';
import { expectAnnounced } from './announcements';
import { openSignedIn, expect, MAIN_WAY, test } from './test';

test(
  'going back and reloading at every step of a purchase loses nothing and buys once',
  MAIN_WAY,
  async ({ page }) => {
    await openSignedIn(page, '一般會員', '/favicon.svg');
    await fillCart(await callAs(page), 1, { 16171: 1 });
    const note = page.getByRole('textbox', { name: /給配送員的話/ });
    const method = page.getByRole('radio', { name: /ATM 虛擬帳號/ });

    await test.step('the cart', async () => {
      await page.goto('/cart/temp?temp=1');
      await page.getByRole('button', { name: '增加' }).click();
      await expect(page.getByRole('link', { name: '結帳（2）' })).toBeVisible();
      await page.reload();
      await page.getByRole('link', { name: '結帳（2）' }).click();
      const change = page.getByRole('link', { name: '變更配送' });
      await change.click();
      await page.goBack();
      await expect(change).toBeVisible();
      await page.goBack();
      await page.getByRole('link', { name: '結帳（2）' }).click();
      await change.click();
    });

    await test.step('the shipping page', async () => {
      await page.getByRole('radio', { name: /門市自取/ }).click();
      await note.fill('傍晚來拿');
      await page.reload();
      await expect(page.getByRole('radio', { name: /門市自取/ })).toBeChecked();
      await expect(note).toHaveValue('傍晚來拿');
      await page.goBack();
      await expect(page.getByRole('link', { name: '變更配送' })).toBeVisible();
      await page.goForward();
      await expect(note).toHaveValue('傍晚來拿');
      await page.getByRole('button', { name: '下一步：付款' }).click();
    });

    await test.step('the payment page', async () => {
      await method.click();
      await page.getByRole('button', { name: '變更發票' }).click();
      await page.getByRole('radio', { name: '手機條碼載具' }).click();
      await page.getByRole('textbox', { name: '手機條碼載具' }).fill('/AB12+-.');
      await page.reload();
      await expect(method).toBeChecked();
      await expect(page.getByText('手機條碼載具・/AB12+-.')).toBeVisible();
      await page.goBack();
      await expect(note).toHaveValue('傍晚來拿');
      await page.goForward();
      await expect(method).toBeChecked();
      await page.getByRole('button', { name: /^送出訂單/ }).click();
      await expect(page.getByRole('heading', { name: '確認付款' })).toBeVisible();
    });

    const order = page.getByText(/^訂單 \w+$/);
    await test.step('the gateway: going back shows the order, not an empty cart', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: '確認付款' })).toBeVisible();
      await page.goBack();
      await expect(order).toBeVisible();
      await expect(page.getByRole('link', { name: '前往付款' })).toBeVisible();
      await page.goForward();
      await page.getByRole('button', { name: '取得繳費帳號' }).click();
      await expect(page.getByRole('heading', { name: '訂單成立，請在期限內付款' })).toBeVisible();
    });

    await test.step('the placed order', async () => {
      await page.reload();
      const slip = page.getByRole('region', { name: 'ATM 虛擬帳號' });
      await expect(slip).toBeVisible();
      await page.goBack();
      await expect(order).toBeVisible();
      await expect(slip).toBeVisible();
      await page.getByRole('button', { name: '取消訂單' }).click();
      await page.getByRole('radio', { name: '不需要了' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '取消訂單' }).click();
      await expectAnnounced(page, '訂單已取消');
    });
  },
);
