import { callAs, callAtDesk } from './calls';
import { openNextStep, payAtCounter, placeBy, section } from './orders';
import { expectAnnounced } from './announcements';
import { openSignedIn, expect, MAIN_WAY, test } from './test';

test('an unpaid order shows its virtual account again when the member returns, and is paid by it', async ({
  page,
}) => {
  await openSignedIn(page, '一般會員', '/favicon.svg');
  const id = await openNextStep(page, await placeBy(await callAs(page), 'atm'));
  await page.getByRole('button', { name: '取得繳費帳號' }).click();
  await expect(page.getByRole('heading', { name: '訂單成立，請在期限內付款' })).toBeVisible();
  await page.goto('/order/list?status=unpaid');
  const card = page.getByRole('article').filter({ hasText: id });
  await expect(card).toContainText('繳費期限');
  await card.getByRole('link', { name: '繳費資訊' }).click();

  const slip = page.getByRole('region', { name: 'ATM 虛擬帳號' });
  await expect(slip).toContainText(/\d{4} \d{4} \d{4}/);
  await expect(slip).toContainText(/還有 \d+ 天/);
  await slip.getByRole('button', { name: /^複製\s*帳號$/ }).click();
  await expect(slip.getByRole('button', { name: /^已複製\s*帳號$/ })).toBeVisible();
  const account = (await slip.getByText(/^\d{4} \d{4}/).textContent()) ?? '';

  await payAtCounter(page, account);
  await page.goto(`/cart/complete?order=${id}`);
  await expect(page.getByRole('heading', { name: '付款完成，謝謝您的訂購' })).toBeVisible();
  await expect(slip).toBeHidden();
});

test('a member reports a transfer by its last five digits and can correct them', async ({
  page,
}) => {
  await openSignedIn(page, '一般會員', '/favicon.svg');
  const id = await openNextStep(page, await placeBy(await callAs(page), 'transfer'));
  await expect(page.getByRole('heading', { name: '訂單成立，請在期限內付款' })).toBeVisible();
  const digits = page.getByRole('textbox', { name: /轉出帳號末五碼/ });
  await digits.fill('123');
  await page.getByRole('button', { name: '送出末五碼' }).click();
  await expect(digits).toHaveAccessibleDescription(/末五碼是匯款帳號的最後 5 個數字/);
  await digits.fill('12345');
  await page.getByRole('button', { name: '送出末五碼' }).click();
  await expect(page.getByText('已收到您的末五碼 12345')).toBeVisible();

  await page.goto(`/order/${id}`);
  await page.getByRole('button', { name: '修改' }).click();
  await expect(digits).toHaveValue('12345');
  await digits.fill('54321');
  await page.getByRole('button', { name: '送出末五碼' }).click();
  await expect(page.getByText('已收到您的末五碼 54321')).toBeVisible();
});

test(
  'a member cancels an unpaid order and requests a refund of a paid one, each with a reason',
  MAIN_WAY,
  async ({ page }) => {
    await openSignedIn(page, '一般會員', '/favicon.svg');
    const call = await callAs(page);
    const unpaid = await placeBy(call, 'transfer');
    const paid = await placeBy(call, 'transfer');
    const desk = await callAtDesk(page);
    await desk('/api/staff/order/paid', { o_id: paid.trans_order_id });

    await test.step('the unpaid order is cancelled immediately', async () => {
      await page.goto(`/order/${unpaid.trans_order_id}`);
      await page.getByRole('button', { name: '取消訂單' }).click();
      const dialog = page.getByRole('dialog', { name: '要取消這筆訂單嗎？' });
      await dialog.getByRole('button', { name: '取消訂單' }).click();
      await expect(dialog.getByText('請選擇原因')).toBeVisible();
      await dialog.getByRole('radio', { name: '想更換商品或數量' }).click();
      await dialog.getByRole('textbox', { name: /補充說明/ }).fill('改買寬麵');
      await dialog.getByRole('button', { name: '取消訂單' }).click();
      await expectAnnounced(page, '訂單已取消');
      await expect(section(page, '付款資訊')).toContainText('想更換商品或數量：改買寬麵');
      await expect(page.getByRole('link', { name: /付款$/ })).toBeHidden();
    });

    await test.step('the paid order is cancelled before it is shipped, with a custom reason', async () => {
      await page.goto(`/order/${paid.trans_order_id}`);
      await page.getByRole('button', { name: '取消訂單' }).click();
      const dialog = page.getByRole('dialog', { name: '要取消這筆訂單嗎？' });
      await expect(dialog).toContainText(/NT\$[\d,]+ 會以匯款退回/);
      await expect(dialog.getByRole('radio', { name: '商品有瑕疵或損壞' })).toBeHidden();
      await dialog.getByRole('radio', { name: '其他原因' }).click();
      await dialog.getByRole('button', { name: '取消訂單' }).click();
      const words = dialog.getByRole('textbox', { name: /請告訴我們原因/ });
      await expect(words).toHaveAccessibleDescription('請簡單說明原因');
      await words.fill('臨時要出國');
      await dialog.getByRole('button', { name: '取消訂單' }).click();
      await expectAnnounced(page, '訂單已取消，退款處理中');
      await expect(page.getByRole('list', { name: '訂單進度' })).toContainText('退款');
      await expect(section(page, '付款資訊')).toContainText('臨時要出國');
    });
  },
);
