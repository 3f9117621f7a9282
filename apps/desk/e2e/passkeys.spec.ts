import type { Page } from '@playwright/test';
import { findViolations } from '../../web/e2e/axe';
import { newEmail, openEmail } from '../../web/e2e/members';
import { DESKTOP_TOO, expect, test } from '../../web/e2e/test';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

// Browsers have passkeys for domains alone.
test.use({
  baseURL: async ({ shop }, use) => use(shop.baseUrl.replace('127.0.0.1', 'localhost')),
});
test.beforeEach(({ consoleErrors }) =>
  consoleErrors.expect(/status of 40[13].*\/api\/staff\/(?!session\))/),
);

/** Gives the browser a device that confirms each question for a passkey. */
async function addDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

test(
  'a colleague joins with a passkey, signs in, unlocks and adds factors by it',
  { tag: DESKTOP_TOO.tag },
  async ({ page, consoleErrors }) => {
    // A device that is new to the desk is asked for the answer of a captcha.
    consoleErrors.expect(/status of 422.*session\/sign-in/);
    const email = newEmail();
    await addDevice(page);
    await test.step('the owner of the demo shop invites', async () => {
      await page.goto('/desk/people');
      await press(page, '以店主的身分登入（何明哲）');
      await press(page, '邀請同事');
      await page.getByRole('textbox', { name: '電子郵件' }).fill(email);
      await page.getByRole('checkbox', { name: '出貨人員' }).check();
      await press(page, '寄出邀請');
      await expect(page.getByRole('row', { name: email })).toBeVisible();
      await press(page, '登出');
    });
    await test.step('the colleague joins with a passkey', async () => {
      const { pathname, hash } = new URL(await openEmail(page, email, /邀請/), page.url());
      await page.goto(pathname + hash);
      await page.getByRole('textbox', { name: '同事看到的名字' }).fill('王小美');
      await page.getByLabel('設定密碼').fill('好好保管-1234');
      await press(page, '加入');
      expect(await findViolations(page)).toEqual([]);
      await press(page, '設定通行密鑰');
      await press(page, '我已經保存');
      await expect(page.getByRole('heading', { name: '王小美，您好' })).toBeVisible();
    });
    await test.step('the passkey signs in and unlocks', async () => {
      await press(page, '登出');
      await page.getByRole('textbox', { name: '電子郵件' }).fill(email);
      await page.getByLabel('密碼').fill('好好保管-1234');
      await press(page, '下一步');
      await expect(page.getByRole('button', { name: '使用通行密鑰' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await press(page, '使用通行密鑰');
      await press(page, '鎖定畫面');
      await press(page, '使用通行密鑰');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });
    await test.step('the account lists it, and takes an app beside it', async () => {
      await page.getByRole('link', { name: /^王小美/ }).click();
      const passkeys = page.getByRole('region', { name: '通行密鑰' }).getByRole('listitem');
      await expect(passkeys).toHaveText(/Chrome.*新增.*使用過/);
      expect(await findViolations(page)).toEqual([]);
      await press(page, '新增通行密鑰');
      await expect(page.getByText('這台裝置已經有您的通行密鑰')).toBeVisible();
      await press(page, '設定驗證器');
      await expect(page.getByRole('img', { name: '給驗證器 App 掃描的 QR Code' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  },
);
