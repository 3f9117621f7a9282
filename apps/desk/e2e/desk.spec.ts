import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { findViolations } from '../../web/e2e/axe';
import { tabTo } from '../../web/e2e/keys';
import { newEmail, openEmail } from '../../web/e2e/members';
import { cachedReplies, openWithWorker } from '../../web/e2e/offline';
import { DESKTOP_TOO, expect, MAIN_WAY, test } from '../../web/e2e/test';

const SHOPPERS_BUILD = path.resolve(import.meta.dirname, '../../web/dist');

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

// The browser reports each refused call: one that needs a code, and one after a lock or a sign-out. That of a visitor's
// session is answered.
test.beforeEach(({ consoleErrors }) =>
  consoleErrors.expect(/status of 40[13].*\/api\/staff\/(?!session\))/),
);

/** Signs in as the owner of the demo shop, by one press. */
async function signInAsOwner(page: Page, address = '/desk'): Promise<void> {
  await page.goto(address);
  await press(page, '以店主的身分登入（何明哲）');
}

/** Fills in an invitation on the open people screen, and does not send it. */
async function fillInvitation(page: Page, email: string): Promise<void> {
  await press(page, '邀請同事');
  await page.getByRole('textbox', { name: '電子郵件' }).fill(email);
  await page.getByRole('checkbox', { name: '出貨人員' }).check();
}

test(
  'an invited colleague joins, sets up an authenticator, and sees only what the role allows',
  { tag: [MAIN_WAY.tag, DESKTOP_TOO.tag] },
  async ({ page, consoleErrors }) => {
    // A device that is new to the desk is asked for the answer of a captcha.
    consoleErrors.expect(/status of 422.*session\/sign-in/);
    const email = newEmail();
    await test.step('the owner invites', async () => {
      await signInAsOwner(page, '/desk/people');
      await fillInvitation(page, email);
      await press(page, '寄出邀請');
      await expect(page.getByRole('row', { name: email })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await press(page, '登出');
      await expect(page.getByRole('heading', { name: '登入後台' })).toBeVisible();
    });

    await test.step('the colleague joins by the link of the email', async () => {
      const { pathname, hash } = new URL(await openEmail(page, email, /邀請/), page.url());
      await page.goto(pathname + hash);
      await page.getByRole('textbox', { name: '同事看到的名字' }).fill('王小美');
      await page.getByLabel('設定密碼').fill('好好保管-1234');
      expect(await findViolations(page)).toEqual([]);
      await press(page, '加入');
    });

    await test.step('the first sign-in sets up an authenticator', async () => {
      const key = page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
      const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
      expect(await findViolations(page)).toEqual([]);
      await page
        .getByRole('textbox', { name: '第一組驗證碼' })
        .fill(new TOTP({ secret }).generate());
      await press(page, '完成設定');
      await expect(page.getByRole('list', { name: '復原碼' }).getByRole('listitem')).toHaveCount(
        10,
      );
      await press(page, '我已經保存');
    });

    await test.step('a clerk has no people', async () => {
      await expect(page.getByRole('heading', { name: '王小美，您好' })).toBeVisible();
      await expect(page.getByRole('link', { name: '操作紀錄' }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: '人員', exact: true })).toHaveCount(0);
      expect(await findViolations(page)).toEqual([]);
      await page.goto('/desk/people');
      await expect(page.getByRole('heading', { name: '您的角色不能使用這個畫面' })).toBeVisible();
      await press(page, '登出');
    });
  },
);

test('a lock in another tab keeps what was typed in this one', DESKTOP_TOO, async ({ page }) => {
  const email = newEmail();
  await signInAsOwner(page, '/desk/people');
  await fillInvitation(page, email);
  const other = await page.context().newPage();
  await other.goto(new URL('/desk', page.url()).href);
  await press(other, '鎖定畫面');
  await expect(other.getByRole('alertdialog', { name: '畫面已鎖定' })).toBeVisible();

  await page.bringToFront();
  await press(page, /^寄出邀請|^以何明哲的身分解除鎖定/);
  await expect(page.getByRole('alertdialog', { name: '畫面已鎖定' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await press(page, '以何明哲的身分解除鎖定（示範）');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: '電子郵件' })).toHaveValue(email);
  await press(page, '寄出邀請');
  await expect(page.getByRole('row', { name: email })).toBeVisible();
});

test('the keyboard alone signs in, opens a screen and invites', DESKTOP_TOO, async ({ page }) => {
  const email = newEmail();
  await page.goto('/desk');
  await tabTo(page, /^以店主的身分登入/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '何明哲，您好' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '鍵盤快速鍵' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: '人員', exact: true })).toBeVisible();
  await tabTo(page, /^邀請同事$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '電子郵件' })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: email })).toBeVisible();
});

test('the service worker of the shop stores nothing of the desk', async ({ browser, shop }) => {
  const context = await browser.newContext({
    baseURL: shop.baseUrl,
    locale: 'zh-TW',
    serviceWorkers: 'allow',
  });
  try {
    const page = await context.newPage();
    await openWithWorker(page, '/');
    await signInAsOwner(page, '/desk/people');
    await expect(page.getByRole('table', { name: '人員' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('table', { name: '人員' })).toBeVisible();
    const stored = (await cachedReplies(page)).map(({ url }) => new URL(url).pathname);
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.filter((each) => /^\/(desk|api\/staff)/.test(each))).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto('/desk')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  } finally {
    await context.close();
  }
});

test("the build of the shop's site contains nothing of the staff's API", async () => {
  const scripts = readdirSync(SHOPPERS_BUILD, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(50);
  const naming = scripts.filter((file) =>
    /\/api\/staff|createStaffMall/.test(readFileSync(path.join(SHOPPERS_BUILD, file), 'utf8')),
  );
  expect(naming).toEqual([]);
});
