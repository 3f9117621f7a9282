import type { Captcha } from '@mall/sdk';
import { expectAnnounced } from './announcements';
import { callWith } from './calls';
import { solveCaptcha } from './captcha';
import { addFromList, openSignedIn, expect, MAIN_WAY, signIn, test } from './test';

test(
  'the sign-in form shows an error and preserves the input when the password is wrong',
  MAIN_WAY,
  async ({ page, consoleErrors }) => {
    consoleErrors.expect(/status of 422/);
    await page.goto('/login');
    await page.getByRole('textbox', { name: /電子郵件/ }).fill('member@mall.test');
    await page.getByLabel(/^密碼/).fill('not-the-one');
    await page.getByRole('main').getByRole('button', { name: '登入', exact: true }).click();
    await expect(page.getByText('帳號或密碼不正確')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /電子郵件/ })).toHaveValue('member@mall.test');
  },
);

test('the sign-in form offers to try again when the captcha cannot be loaded', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|Failed to load resource/);
  await page.goto('/login');
  await page.route('**/api/captcha', (route) => route.abort());
  await page.getByRole('textbox', { name: /電子郵件/ }).fill('member@mall.test');
  await expect(page.getByText('無法確認您不是機器人')).toBeVisible();
  await page.getByLabel(/^密碼/).fill('Mall-1234');
  await page.getByRole('main').getByRole('button', { name: '登入', exact: true }).click();
  await expect(page.getByText('無法確認您不是機器人')).toBeVisible();
  await page.unroute('**/api/captcha');
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect(page.getByText('已確認不是機器人')).toBeVisible();
  await expect(page.getByLabel(/^密碼/)).toHaveValue('Mall-1234');
  await page.getByRole('main').getByRole('button', { name: '登入', exact: true }).click();
  await expect(page.getByRole('button', { name: '我的' })).toBeVisible();
});

test('the sign-in form sends another captcha when the first was used elsewhere', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 422/);
  await page.goto('/login');
  const [response] = await Promise.all([
    page.waitForResponse('**/api/captcha'),
    page.getByRole('textbox', { name: /電子郵件/ }).fill('member@mall.test'),
  ]);
  const { data: captcha } = (await response.json()) as { data: Captcha };
  const used = { email: 'nobody@mall.test', ...(await solveCaptcha(captcha)) };
  await callWith(page)('/api/forget/mail', used);
  await page.getByLabel(/^密碼/).fill('Mall-1234');
  await page.getByRole('main').getByRole('button', { name: '登入', exact: true }).click();
  await expect(page.getByRole('button', { name: '我的' })).toBeVisible();
});

test('an empty form shows an error beside each required field', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('main').getByRole('button', { name: '註冊' }).click();
  for (const sentence of ['請輸入電子郵件', '請填姓名', '請填手機號碼', '請輸入密碼'])
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /電子郵件/ })).toBeFocused();
});

test(
  'an expired session leads to the home page with a message and a link to sign in',
  MAIN_WAY,
  async ({ page }) => {
    await page.goto('/login?back=%2Forder%2Flist');
    await signIn(page);
    await expect(page.getByRole('heading', { name: '我的訂單' })).toBeVisible();
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('mall.session') ?? '{}') as object;
      localStorage.setItem('mall.session', JSON.stringify({ ...session, t: 'no-longer-known' }));
    });
    await page.reload();
    await expectAnnounced(page, '登入已過期，請重新登入');
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/order/list');
    await expect(page).toHaveURL(/\/login\?back=%2Forder%2Flist/);
  },
);

test('a sign-out in one tab signs out the other', MAIN_WAY, async ({ page, context }) => {
  await page.goto('/login');
  await signIn(page);
  await expect(page.getByRole('button', { name: '我的' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/mall');
  await expect(other.getByRole('button', { name: '我的' })).toBeVisible();
  await page.getByRole('button', { name: '我的' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '登出' }).click();
  await expect(other.getByRole('link', { name: '登入' })).toBeVisible();
});

test('an impossible quantity is corrected with a message', async ({ page }) => {
  await openSignedIn(page, '一般會員', '/mall?layer=1&in_stock=1');
  await addFromList(page);
  await page.goto('/cart/temp?temp=1');
  const quantity = page
    .getByRole('main')
    .getByRole('spinbutton')
    .or(page.getByRole('textbox', { name: /數量/ }))
    .first();
  for (const typed of ['0', '-1']) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(page.getByText(/最少 1/).first()).toBeVisible();
  }
  await quantity.fill('1000000000');
  await quantity.blur();
  await expect(page.getByText(/最多 \d+/).first()).toBeVisible();
  // Removed, because a cart with the whole stock would affect the next tests on this server.
  await page
    .getByRole('button', { name: /^從購物車移除/ })
    .first()
    .click();
  await expectAnnounced(page, '已從購物車刪除');
});

test('an unknown address shows a message and a link home', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/status of 404/);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: /404.*找不到這個頁面/ })).toBeVisible();
  await page.getByRole('link', { name: '回首頁' }).click();
  await expect(page).toHaveURL(/\/$/);
});
