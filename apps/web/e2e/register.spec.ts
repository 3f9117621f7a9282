import type { Page } from '@playwright/test';
import { newEmail, openEmail, signInBy } from './members';
import { expectAnnounced } from './announcements';
import { expect, MAIN_WAY, test } from './test';

const PASSWORD = '好好保管-1234';

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByRole('textbox', { name: /電子郵件/ }).fill(email);
  await page.getByRole('textbox', { name: /姓名/ }).fill('林新來');
  await page.getByRole('textbox', { name: /手機號碼/ }).fill('0912345678');
  await page.getByLabel(/^密碼/).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: '註冊', exact: true }).click();
  await expect(page.getByRole('heading', { name: '還差一步' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
}

test(
  'a visitor registers, opens the email, follows its link and is signed in',
  MAIN_WAY,
  async ({ page, consoleErrors }) => {
    const email = newEmail();
    // The server refuses an unconfirmed address, and a used link.
    consoleErrors.expect(/status of (403|409)/);
    await register(page, email);

    await page.goto('/login');
    await signInBy(page, { email, password: PASSWORD });
    await expect(page.getByText('請先到信箱點選確認信')).toBeVisible();
    await page.getByRole('link', { name: '重新寄送確認信' }).click();
    // Both pages have an email field: wait for the second page before typing.
    await expect(page.getByRole('heading', { name: '確認電子郵件' })).toBeVisible();
    await page.getByRole('textbox', { name: /電子郵件/ }).fill(email);
    await page.getByRole('button', { name: '重新寄送確認信' }).click();
    await expect(page.getByText(/信馬上就到/)).toBeVisible();

    const link = await openEmail(page, email, /請確認您的電子郵件/);
    await page.getByRole('link', { name: /\/email\?t=/ }).click();
    await pressConfirm(page);
    await expect(page.getByRole('heading', { name: '林新來，歡迎加入' })).toBeVisible();
    await page.getByRole('link', { name: '開始逛逛' }).click();
    await expect(page).toHaveURL(/\/mall$/);
    await expect(page.getByRole('button', { name: '我的' })).toBeVisible();

    await page.goto(link);
    await pressConfirm(page);
    await expect(page.getByText('連結已失效或已使用過，請重新申請')).toBeVisible();
    await expect(page.getByRole('button', { name: '重新寄送確認信' })).toBeVisible();
  },
);

test('a member resets a forgotten password, which ends the old session in its tab', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  // The old session has ended, the old password is wrong, and the link is used up.
  consoleErrors.expect(/status of (401|404|409|422)/);
  const email = newEmail();
  await register(page, email);
  await openEmail(page, email, /請確認您的電子郵件/);
  await page.getByRole('link', { name: /\/email\?t=/ }).click();
  await pressConfirm(page);
  await expect(page.getByRole('heading', { name: '林新來，歡迎加入' })).toBeVisible();
  await page.goto('/member/profile');
  await expect(page.getByRole('textbox', { name: /姓名/ })).toHaveValue('林新來');

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'zh-TW' });
  const other = await elsewhere.newPage();
  await test.step('on another device the member requests the email and sets a new password', async () => {
    await other.goto('/login');
    await other.getByRole('link', { name: '忘記密碼' }).click();
    await expect(other.getByRole('heading', { name: '忘記密碼' })).toBeVisible();
    await other.getByRole('textbox', { name: /電子郵件/ }).fill(email);
    await other.getByRole('button', { name: '寄送重設密碼信' }).click();
    await expect(other.getByRole('heading', { name: '請到信箱收信' })).toBeVisible();
    await expect(other.getByText(email)).toBeVisible();
  });
  const link = await openEmail(other, email, /重新設定密碼/);
  await test.step('a password that is too short shows an error beside its field, which keeps its value', async () => {
    await other.goto(link);
    const field = other.getByLabel(/^新密碼/);
    await field.fill('短');
    await other.getByRole('button', { name: '儲存新密碼' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('短');
    await field.fill('另一組-好密碼-5678');
    await other.getByRole('button', { name: '儲存新密碼' }).click();
    await expect(other.getByRole('heading', { name: '新密碼設定好了' })).toBeVisible();
  });

  await test.step('the tab of the old session shows that it has ended', async () => {
    await page.getByRole('textbox', { name: /姓名/ }).fill('林換了');
    await page.getByRole('button', { name: '儲存', exact: true }).click();
    await expectAnnounced(page, '登入已過期，請重新登入');
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('mall.session'))).toBeNull();
  });
  await test.step('the old password is refused, and the new one returns to the previous page', async () => {
    await page.goto('/login?back=%2Fmember%2Fprofile');
    await signInBy(page, { email, password: PASSWORD });
    await expect(page.getByText('帳號或密碼不正確')).toBeVisible();
    await page.getByLabel(/^密碼/).fill('另一組-好密碼-5678');
    await page.getByRole('main').getByRole('button', { name: '登入', exact: true }).click();
    await expect(page).toHaveURL(/\/member\/profile$/);
    await expect(page.getByRole('textbox', { name: /姓名/ })).toHaveValue('林新來');
  });
  await other.goto(link);
  await expect(other.getByRole('heading', { name: '這個連結已經不能用了' })).toBeVisible();
  await other.getByRole('link', { name: '重新申請' }).click();
  await expect(other).toHaveURL(/\/forget\/form$/);
  await elsewhere.close();
});

/** Confirms by keyboard on the page of an email's link; opening the page changes nothing. */
async function pressConfirm(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: '確認並登入' });
  await expect(button).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
}
