import type { Page } from '@playwright/test';
import { openEmail } from './members';
import { expectAnnounced } from './announcements';
import { dialogsLeft } from './dialogs';
import { leave } from './example';
import { Shop } from './shop';
import { expect, MAIN_WAY, test } from './test';

/** Opens a provider's page and chooses a person there. */
async function choose(page: Page, provider: string, person: string): Promise<void> {
  await page.getByRole('button', { name: `使用 ${provider} 登入` }).click();
  await page.getByRole('button', { name: person }).click();
}

test(
  'LINE registers a new member, who lands on the home page and can delete the account without a password',
  MAIN_WAY,
  async ({ page }) => {
    await page.goto('/login');
    await choose(page, 'LINE', '許小樂');
    await expect(page.getByText('登入成功')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/line$/);
    // Home, after a countdown.
    await expect(page).toHaveURL('/');
    await dialogsLeft(page);
    await page.goto('/member/sessions');
    await expect(page.getByText('目前裝置')).toBeVisible();
    await page.getByRole('button', { name: '登出所有裝置' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '登出所有裝置' }).click();
    await expectAnnounced(page, '您已登出');
    await expect(page).toHaveURL('/');
    await dialogsLeft(page);

    await page.goto('/login?back=%2Fmember%2Fdelete');
    await choose(page, 'LINE', '許小樂');
    // Immediately back to the previous page.
    await expect(page).toHaveURL(/\/member\/delete$/);
    // A provider has just confirmed the member, which replaces the password.
    await page.getByRole('button', { name: '刪除我的帳號…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('刪除帳號');
    await dialog.getByRole('button', { name: '永久刪除' }).click();
    await expectAnnounced(page, '帳號已刪除');
  },
);

test('a Facebook account is linked to a member with the same address only through the email sent there', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 403/);
  // The provider's account has the address of the demo member, of which other tests take copies.
  const shop = await Shop.open({}, '_linked');
  const signIn = `${shop.baseUrl}/login?back=%2Fmember%2Fprofile`;
  await page.goto(signIn);
  await choose(page, 'Facebook', '林小滿');
  await expect(page.getByRole('heading', { name: '這個電子郵件已經是會員' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('mall.session'))).toBeNull();
  await openEmail(page, 'member@mall.test', /要用 Facebook 登入嗎/);
  await page.getByRole('link', { name: /\/email\?t=/ }).click();
  await expect(page.getByRole('heading', { name: '連結 Facebook 帳號' })).toBeVisible();
  await page.getByRole('button', { name: '連結並登入' }).click();
  await expect(page.getByRole('heading', { name: /歡迎加入$/ })).toBeVisible();
  await page.evaluate(() => localStorage.clear());

  await page.goto(signIn);
  await choose(page, 'Facebook', '林小滿');
  await expect(page).toHaveURL(/\/member\/profile$/);
  await expect(page.getByRole('textbox', { name: /電子郵件/ })).toHaveValue('member@mall.test');
  await leave(page);
  await shop.close();
});

for (const [provider, failed] of [
  ['LINE', '登入失敗'],
  ['Facebook', '登入發生錯誤'],
] as const) {
  const path = `/auth/${provider.toLowerCase()}`;

  test(`${provider} signs nobody in and shows the reason when state, agreement or address is missing`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of 422/);
    const nobody = async () =>
      expect(await page.evaluate(() => localStorage.getItem('mall.session'))).toBeNull();

    await test.step('a state that this tab never sent', async () => {
      await page.goto(`${path}?code=stolen&access_token=stolen&state=of-somebody-else`);
      await expect(page.getByRole('heading', { name: failed })).toBeVisible();
      await expect(page.getByText(/這次登入不是從這個分頁開始的/)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await nobody();
    });
    await test.step('a state that was changed in transit', async () => {
      await page.goto('/login');
      await page.getByRole('button', { name: `使用 ${provider} 登入` }).click();
      await page.waitForURL(/\/authorize/);
      const sent = new URL(page.url()).searchParams.get('state') ?? '';
      // An attacker's link: a code and a state of the attacker.
      const changed = sent.slice(0, -1) + (sent.endsWith('x') ? 'y' : 'x');
      await page.goto(`${path}?code=stolen&state=${changed}#access_token=stolen`);
      await expect(page.getByText(/這次登入不是從這個分頁開始的/)).toBeVisible();
      await nobody();
    });
    await test.step('without agreement', async () => {
      await page.goto('/login');
      await choose(page, provider, '取消，不同意登入');
      await expect(page.getByText('您沒有同意授權，所以還沒有登入。')).toBeVisible();
      await nobody();
    });
    await test.step('without an address', async () => {
      await page.goto('/login');
      await choose(page, provider, '沒留信箱的人');
      await expect(page.getByRole('heading', { name: failed })).toBeVisible();
      await expect(page.getByText(/需要電子郵件/)).toBeVisible();
      await expect(page.getByRole('link', { name: '用電子郵件註冊' })).toBeVisible();
      await page.getByRole('button', { name: `回到 ${provider} 同意提供` }).click();
      await expect(page.getByRole('heading', { name: /要用誰的/ })).toBeVisible();
      await nobody();
    });
  });
}
