import type { Page } from '@playwright/test';
import { expectAnnounced } from './announcements';
import { editor, openEditor, waitForText } from './editor';
import { pressEscape } from './keys';
import { openSignedIn, DESKTOP_TOO, expect, MAIN_WAY, scrollToProducts, test } from './test';

const product = (page: Page) => page.getByRole('heading', { level: 1, name: /愛文芒果/ });

/** Opens a list, then one of its products: two entries of the history. */
async function openProduct(page: Page): Promise<void> {
  await page.goto('/store/10');
  await page.getByRole('main').locator('a[href="/product/1001"]').first().click();
  await expect(product(page)).toBeVisible();
}

/** Expects that Back leaves the product for the list. */
async function expectBackToLeave(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(/\/store\/10$/);
  await expect(page.getByRole('heading', { level: 1, name: '當季水果' })).toBeVisible();
}

test('Back closes the gallery, then leaves the page', DESKTOP_TOO, async ({ page }) => {
  await openProduct(page);
  await page.getByRole('button', { name: '放大檢視' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(product(page)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/product\/1001$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectBackToLeave(page);
});

test('Back leaves the page when a sheet was closed by its button', MAIN_WAY, async ({ page }) => {
  await openProduct(page);
  const sheet = page.getByRole('dialog');
  const add = page.getByRole('button', { name: '加入購物車', exact: true });
  await add.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await add.click();
  await sheet.getByRole('button', { name: '關閉' }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state.uiOverlay?.depth)).toBe(0);
  await expectBackToLeave(page);
});

test('Back closes the filters and keeps what was chosen', async ({ page }) => {
  await page.goto('/wall');
  await page.getByRole('link', { name: '商城' }).first().click();
  await scrollToProducts(page);
  await page.getByRole('button', { name: '篩選' }).click();
  const sheet = page.getByRole('dialog', { name: '篩選' });
  await sheet.getByRole('button', { name: /^冷藏 \d+$/ }).click();
  await expect(page).toHaveURL(/layer=2/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/layer=2/);
  await expect(page.getByRole('button', { name: '移除 冷藏' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/wall$/);
});

test('a link in the drawer leaves no entry behind in the history', async ({ page }) => {
  await page.goto('/wall');
  await page.getByRole('button', { name: '分類' }).click();
  const drawer = page.getByRole('dialog', { name: '分類' });
  await drawer.getByText('當季水果', { exact: true }).click();
  await page.getByRole('link', { name: '全部當季水果' }).click();
  const list = page.getByRole('heading', { level: 1, name: '當季水果' });
  await expect(list).toBeVisible();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: '搜尋' }).click();
  await expect(page.getByRole('dialog', { name: '搜尋' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(list).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/wall$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await expect(list).toBeVisible();
});

test('Back closes a dialog above the editor first, then the editor, whose draft is kept', async ({
  page,
}) => {
  await openSignedIn(page, '貼文作者', '/mall');
  await page.getByRole('link', { name: '貼文牆' }).first().click();
  await openEditor(page);
  await page.keyboard.type('今天吃麵');
  await page.getByRole('button', { name: /^誰可以看/ }).click();
  await expect(editor(page, '誰可以看這則貼文？')).toBeVisible();
  await page.goBack();
  await expect(editor(page, '誰可以看這則貼文？')).toBeHidden();
  await expect(editor(page)).toBeVisible();
  await page.goBack();
  await waitForText(page, '草稿已儲存');
  await expect(editor(page)).toBeHidden();
  await expect(page).toHaveURL(/\/wall$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/mall$/);
});

test('Back answers a question with no; its answer leads on without an entry of its own', async ({
  page,
}) => {
  await openProduct(page);
  await page.getByRole('group', { name: '規格' }).getByRole('button', { name: '6 入' }).click();
  const question = page.getByRole('alertdialog', { name: '請先登入' });
  const add = page.getByRole('button', { name: '加入購物車', exact: true });
  await add.click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(product(page)).toBeVisible();
  await add.click();
  await question.getByRole('button', { name: '登入' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expect(product(page)).toBeVisible();
  await expectBackToLeave(page);
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
    // Without its chunk the search field is not hydrated, so the page is never completely usable.
    await page.goto('/product/1001', { waitUntil: 'load' });
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
