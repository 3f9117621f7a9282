import { callAs, fillCart } from './calls';
import { openSignedIn, DESKTOP_TOO, expect, test } from './test';

test(
  'the profile normalizes pasted values and refuses the shop’s name',
  DESKTOP_TOO,
  async ({ page, consoleErrors }) => {
    consoleErrors.expect(/status of 422/);
    await openSignedIn(page, '一般會員', '/member/profile');
    const phone = page.getByRole('textbox', { name: '手機號碼' });
    await phone.fill('\u202a+886 912-345-678\u202c');
    await page.getByRole('button', { name: '儲存' }).click();
    await expect(page.getByText('已儲存', { exact: true })).toBeVisible();
    await expect(phone).toHaveValue('0912345678');

    await page.getByRole('textbox', { name: '姓名' }).fill('巷口‧市集 小編');
    await page.getByRole('button', { name: '儲存' }).click();
    await expect(page.getByText('這個名稱保留給商店使用，請換一個')).toBeVisible();
  },
);

test(
  'the invoice normalizes a pasted company number and reports a wrong check digit',
  DESKTOP_TOO,
  async ({ page }) => {
    await openSignedIn(page, '一般會員', '/favicon.svg');
    await fillCart(await callAs(page), 1, { 15121: 1 });
    await page.goto('/cart/shipping?temp=1');
    await page.getByRole('radio', { name: /宅配/ }).first().click();
    const phone = page.getByRole('textbox', { name: '手機號碼' });
    await phone.fill('０９１２－３４５－６７８');
    await page.getByRole('button', { name: '下一步：付款' }).click();
    await expect(page.getByText('0912345678')).toBeVisible();

    await page.getByRole('radio', { name: /信用卡一次付清/ }).click();
    await page.getByRole('button', { name: '變更發票' }).click();
    await page.getByRole('radio', { name: '公司戶發票（三聯式）' }).click();
    await page.getByRole('textbox', { name: '發票抬頭' }).fill('巷口股份有限公司');
    const number = page.getByRole('textbox', { name: '統一編號' });
    await number.fill('０４５９－５２５８');
    const send = page.getByRole('button', { name: /^送出訂單/ });
    await send.click();
    const error = page.getByText('統一編號檢查碼不符');
    await expect(error).toBeInViewport();
    // A fixed bar at the bottom does not cover it.
    await expect
      .poll(() =>
        error.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      )
      .toBe(true);
    await number.fill('０４５９－５２５７');
    await send.click();
    await page.waitForURL(/\/sandbox\/payment/);
  },
);

test('search finds a product when its name is typed with other brackets and in full width', async ({
  page,
}) => {
  await page.goto(`/search/${encodeURIComponent('文蛤 ６００ 公克【已吐沙】')}`);
  await expect(page.getByRole('link', { name: /文蛤 600 公克（已吐沙）/ }).first()).toBeVisible();
});
