import type { Locator, Page } from '@playwright/test';
import { DESKTOP_TOO, expect, scrollToProducts, delayRequests, MAIN_WAY, test } from './test';

const cards = (page: Page) =>
  page
    .getByRole('list', { name: '所有商品' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls until the second page of products has loaded. */
async function readTwoPages(page: Page): Promise<void> {
  await scrollToProducts(page);
  await expect(cards(page).first()).toBeVisible();
  const first = await cards(page).count();
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first);
}

test('going back to a list restores its scroll position', DESKTOP_TOO, async ({ page }) => {
  await page.goto('/mall');
  await readTwoPages(page);
  const card = cards(page).nth(33);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => top(page)).toBeGreaterThan(2000);
  const left = await top(page);
  const name = await card.getByRole('heading').innerText();

  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // The page scrolls during the view transition, which may wait for pictures first.
  await expect.poll(() => top(page)).toBe(0);

  await page.goBack();
  await expect(card.getByRole('heading', { name })).toBeInViewport();
  await expect.poll(async () => Math.abs((await top(page)) - left)).toBeLessThanOrEqual(50);
});

test('a reload restores the scroll position, and a typed address starts at the top', async ({
  page,
}) => {
  await page.goto('/mall');
  await readTwoPages(page);
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('"1500"');
  await page.reload();
  await expect.poll(async () => Math.abs((await top(page)) - 1500)).toBeLessThanOrEqual(50);
  await page.goto('/mall?sort=price_asc');
  await expect(page.getByRole('list', { name: '所有商品' }).getByRole('listitem')).not.toHaveCount(
    0,
  );
  await expect.poll(() => top(page)).toBe(0);
});

test('a #hash scrolls to its section when the page is still loading', async ({ page }) => {
  const detail = await delayRequests(page, '**/api/product/detail/**');
  await page.goto('/product/1001#recommended');
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
  detail.release();
  await expect(page.getByRole('heading', { name: '街坊推薦' })).toBeInViewport();
});

test(
  'filters combine, are stored in the URL, and can be removed one by one',
  MAIN_WAY,
  async ({ page }) => {
    await page.goto('/mall');
    await scrollToProducts(page);
    await expect(cards(page).first()).toBeVisible();
    const products = page.getByRole('status').filter({ hasText: /^[\d,]+ 件商品$/ });
    const all = await products.innerText();
    await page.getByRole('button', { name: '篩選' }).click();
    const sheet = page.getByRole('dialog', { name: '篩選' });
    await sheet.getByRole('button', { name: /^冷藏 \d+$/ }).click();
    await sheet.getByRole('textbox', { name: '最高價' }).fill('３００');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/price_max=300/);
    const inStock = sheet.getByRole('switch', { name: /^只看有貨 \d+$/ });
    const inStockLabel = sheet.getByText(/^只看有貨 \d+$/);
    await inStock.click();
    await expect(inStock).toBeChecked();
    // The count in the filter sheet equals the number of products in the list.
    const see = sheet.getByRole('button', { name: /^看 \d+ 件商品$/ });
    const figure = async (button: Locator) => (await button.innerText()).replace(/\D/g, '');
    await expect.poll(async () => (await figure(see)) === (await figure(inStockLabel))).toBe(true);
    await see.click();
    await expect(sheet).toBeHidden();
    await expect(products).not.toHaveText(all);
    await page.getByRole('combobox', { name: '排序' }).selectOption('價格由低到高');
    const filters = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(filters).toEqual({
      layer: '2',
      price_max: '300',
      in_stock: '1',
      sort: 'price_asc',
    });
    // The products stay in the viewport: the page does not jump to the top.
    await expect(products).toBeInViewport();
    const narrowed = await products.innerText();

    await page.reload();
    await expect(products).toHaveText(narrowed);
    await expect(page.getByRole('button', { name: '篩選（3）' })).toBeVisible();
    await page.getByRole('button', { name: '移除 NT$300 以下' }).click();
    await expect(page).not.toHaveURL(/price_max/);
    await page.getByRole('button', { name: '移除 只看有貨' }).click();
    await expect(page.getByRole('button', { name: '篩選（1）' })).toBeVisible();
    await page.getByRole('button', { name: '清除條件' }).click();
    await expect(products).toHaveText(all);
    await expect(page).toHaveURL(/\?sort=price_asc$/);
  },
);

test('a filter has the colour of a chosen one when it was tapped', async ({ page }) => {
  await page.goto('/mall');
  await scrollToProducts(page);
  await page.getByRole('button', { name: '篩選' }).tap();
  const filter = page
    .getByRole('dialog', { name: '篩選' })
    .getByRole('button', { name: /^冷藏 \d+$/ });
  await filter.tap();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(filter.locator('span').first()).toHaveCSS('background-color', 'rgb(251, 230, 221)');
});

test(
  '看全部 opens the shelf’s list from its start, and back returns to the front page',
  MAIN_WAY,
  async ({ page }) => {
    await page.goto('/mall');
    await page.getByRole('link', { name: '看全部 熱銷排行' }).click();
    await expect(page).toHaveURL(/\?sort=best_selling$/);
    await expect(page.getByRole('heading', { level: 1, name: '所有商品' })).toBeInViewport();
    await expect(
      page.getByRole('list', { name: '所有商品' }).getByRole('listitem').first(),
    ).toBeInViewport();
    await expect(page.getByRole('heading', { name: '熱銷排行' })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: '熱銷排行' })).toBeVisible();
  },
);
