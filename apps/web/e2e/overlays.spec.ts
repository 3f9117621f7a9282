import { expectAnnounced } from './announcements';
import { pressEscape } from './keys';
import { openSignedIn, DESKTOP_TOO, expect, MAIN_WAY, test } from './test';

test('the gallery closes when the route changes', async ({ page }) => {
  await page.goto('/store/10');
  await page.getByRole('list', { name: '當季水果' }).getByRole('link').first().click();
  await page.getByRole('button', { name: '放大檢視' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '當季水果' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('drawer and search panel close when the route changes', async ({ page }) => {
  await page.goto('/wall');
  await page.getByRole('button', { name: '分類' }).click();
  await page.getByRole('dialog', { name: '分類' }).getByText('當季水果', { exact: true }).click();
  await page.getByRole('link', { name: '全部當季水果' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '當季水果' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: '搜尋' }).click();
  await expect(page.getByRole('dialog', { name: '搜尋' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'the page survives missing optional chunks: a menu shows an error, and all chunks load later',
  DESKTOP_TOO,
  async ({ page, consoleErrors }) => {
    consoleErrors.expect(/ERR_FAILED|dynamically imported module/);
    await openSignedIn(page, '一般會員', '/qa');
    const html = await (await page.request.get('/product/1001')).text();
    await page.route('**/assets/*.js', (route) =>
      html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    // Simulates a shop that restarts: otherwise the page would reload for a newer version.
    await page.route('/', (route) => route.abort());
    const missed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await page.goto('/product/1001');
    await missed;
    const name = page.getByRole('heading', { level: 1 });
    const cart = page.getByRole('banner').getByRole('button', { name: /^購物車/ });
    await cart.click();
    await expectAnnounced(page, '連不上商店，請確認網路後再試一次。');
    await expect(name).toBeVisible();

    await page.unrouteAll();
    await expect(async () => {
      await cart.click();
      await expect(page.getByRole('menu')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await pressEscape(page);
    await expect(page.getByRole('link', { name: /聯絡客服$/ }).last()).toBeVisible();
  },
);

test('calls work without the HTTP client when its chunk cannot be loaded', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|dynamically imported module/);
  await page.route('/', (route) => route.abort());
  const missed = page.waitForEvent('requestfailed', (request) => /ky-[^/]*$/.test(request.url()));
  await page.route('**/assets/*ky-*.js', (route) => route.abort());
  await page.goto('/store/10');
  await missed;
  const sorted = page.waitForResponse(
    (reply) => reply.url().includes('/api/product/list/10') && reply.ok(),
  );
  await page.getByRole('combobox', { name: '排序' }).selectOption('價格由低到高');
  await sorted;
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test(
  'the back button leads home when the page was opened from another site',
  MAIN_WAY,
  async ({ page }) => {
    await page.goto('about:blank');
    await page.goto('/product/1001');
    await page.getByRole('button', { name: '返回' }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

test('a broken address shows an error page within the site', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/malformed/i);
  await page.goto('/mall');
  await expect(page.getByRole('heading', { name: '所有商品' })).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/search/%E0%A4%A#%E0%A4%A');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
