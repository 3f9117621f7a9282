import { callAs } from './calls';
import { openNextStep, payAtCounter, placeBy } from './orders';
import { openSignedIn, expect, MAIN_WAY, test } from './test';

test(
  'a valid payment code stays visible while another payment is tried, and pays the order',
  MAIN_WAY,
  async ({ page, consoleErrors }) => {
    consoleErrors.expect(/status of 409/);
    await openSignedIn(page, '一般會員', '/favicon.svg');
    const id = await openNextStep(page, await placeBy(await callAs(page), 'atm'));
    await page.getByRole('button', { name: '取得繳費帳號' }).click();
    const account = page.getByRole('region', { name: 'ATM 虛擬帳號' });
    const number = (await account.getByText(/^\d{4} \d{4}/).textContent()) ?? '';

    await page.goto(`/order/${id}`);
    await page.getByRole('link', { name: '改用其他方式付款' }).click();
    await expect(page.getByRole('heading', { name: '仍可繳費的代碼' })).toBeVisible();
    await expect(account).toContainText(number);
    await page.getByRole('link', { name: '選擇付款方式' }).click();
    await page.getByRole('button', { name: '前往付款' }).click();
    await expect(page.getByText('請選擇付款方式')).toBeVisible();
    await page.getByRole('radio', { name: /超商代碼/ }).click();
    await page.getByRole('button', { name: '前往付款' }).click();
    await page.getByRole('button', { name: '取得繳費代碼' }).click();

    await expect(page.getByRole('region', { name: '超商代碼' })).toBeVisible();
    await expect(account).toContainText(number);
    await payAtCounter(page, number);
    await expect(page.getByRole('list', { name: '訂單進度' })).toContainText('付款完成');
    await expect(account).toBeHidden();
    await page.goto(`/repay/${id}`);
    await expect(page.getByRole('heading', { name: '這筆訂單已經不需要付款' })).toBeVisible();
  },
);

test('an expired code is hidden, and the order is paid by another method', async ({
  page,
  shop,
  consoleErrors,
}) => {
  test.skip(!shop.hasSql, 'Only on PostgreSQL can a test let a code grow old');
  consoleErrors.expect(/status of 410/);
  await openSignedIn(page, '一般會員', '/favicon.svg');
  const id = await openNextStep(page, await placeBy(await callAs(page), 'cvs'));
  await page.getByRole('button', { name: '取得繳費代碼' }).click();
  const slip = page.getByRole('region', { name: '超商代碼' });
  const code = (await slip.getByText(/^GW\d{12}$/).textContent()) ?? '';
  await shop.sql(
    `update payment_attempts set expires_at = now() - interval '1 minute'
     where code->>'payment_no' = $1`,
    code,
  );
  await shop.sql(
    `update sandbox_trades set expires_at = now() - interval '1 minute'
     where code->>'PaymentNo' = $1`,
    code,
  );

  await page.goto(`/sandbox/counter?code=${code}`);
  await expect(page.getByText('這組代碼已經超過繳費期限')).toBeVisible();
  await page.goto(`/order/${id}`);
  await expect(page.getByRole('link', { name: '前往付款' })).toBeVisible();
  await expect(slip).toBeHidden();
  await page.getByRole('link', { name: '前往付款' }).click();
  await expect(page.getByRole('button', { name: '前往付款' })).toBeVisible();
  await expect(slip).toBeHidden();
  await page.getByRole('link', { name: '改用其他方式付款' }).click();
  await page.getByRole('radio', { name: /信用卡一次付清/ }).click();
  await page.getByRole('button', { name: '前往付款' }).click();
  await page.getByRole('button', { name: '付款成功' }).click();
  await expect(page.getByRole('heading', { name: '付款完成，謝謝您的訂購' })).toBeVisible();
});
