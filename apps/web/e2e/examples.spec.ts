import { findViolations } from './axe';
import { leave, serveExample, signInHere, writeEnvironment } from './example';
import { freePort } from './free-port';
import { ownAccount } from './own-account';
import { Shop } from './shop';
import { expectAnnounced } from './announcements';
import { expect, test } from './test';

const PREVIEW = ['vite', 'preview', '--host', '127.0.0.1', '--port', '0'];

test('a created storefront sells through its own proxy, at the mall of its .env', async ({
  page,
  shop,
}) => {
  await writeEnvironment('storefront', 'MALL_URL', shop.baseUrl);
  const example = await serveExample('storefront', PREVIEW, {});
  try {
    await page.goto(example.origin);
    const first = page.getByRole('main').getByRole('listitem').first();
    const name = (await first.getByRole('heading').textContent()) ?? '';
    await expect(first.locator('img')).toHaveJSProperty('complete', true);
    await first.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('button', { name: /放進購物車/ }).click();

    // A guest signs in first; the product is in the cart afterwards.
    await signInHere(page, await ownAccount(shop.baseUrl, '一般會員'));
    await expect(page.getByRole('status')).toHaveText('已為你完成剛才的動作');
    await page.getByRole('link', { name: /購物車/ }).click();
    const quantity = page.getByRole('spinbutton', { name: `${name}的數量` });
    const before = Number(await quantity.inputValue());
    await quantity.fill(String(before + 1));
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.reload();
    await expect(quantity).toHaveValue(String(before + 1));

    await page.getByRole('link', { name: '街坊' }).click();
    const like = page.getByRole('button', { name: /^讚/ }).first();
    const wasOn = await like.getAttribute('aria-pressed');
    const liked = page.waitForResponse(/article\/like/);
    await like.click();
    expect((await liked).ok()).toBe(true);
    await expect(like).toHaveAttribute('aria-pressed', wasOn === 'true' ? 'false' : 'true');
  } finally {
    await leave(page);
    example.close();
  }
});

test('a page without React lists the mall’s products from another origin', async ({ page }) => {
  const port = await freePort();
  const shop = await Shop.open({ STOREFRONT_ORIGINS: `http://127.0.0.1:${port}` }, '_vanilla');
  const dev = ['vite', '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  const example = await serveExample('vanilla', dev, { VITE_MALL_URL: shop.baseUrl });
  try {
    await page.goto(example.origin, { waitUntil: 'load' });
    const products = page.locator('#products').getByRole('listitem');
    await expect(products.first()).toBeVisible();
    const atFirst = await products.count();
    await page.getByRole('button', { name: '看更多' }).click();
    await expect.poll(() => products.count()).toBeGreaterThan(atFirst);
    await page.getByRole('searchbox').fill('米');
    await expect(page.getByRole('status')).toHaveText(/^共 \d+ 項$/);
    const picture = products.first().locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(products.first().getByRole('link')).toHaveAttribute('href', /\/product\/\d+$/);
  } finally {
    await leave(page);
    example.close();
    await shop.close();
  }
});

test('the restyled kit shows a guest’s choice in the cart drawer after the sign-in', async ({
  page,
  shop,
}) => {
  const example = await serveExample('rebrand', PREVIEW, { MALL_URL: shop.baseUrl });
  try {
    await page.goto(example.origin);
    const brand = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--ui-brand').trim(),
      );
    expect(await brand()).toBe('#A3005C');
    await page.getByRole('button', { name: '夜間模式' }).click();
    expect(await brand()).toBe('#FF7AC6');

    const add = page.getByRole('button', { name: /^把.+加入購物車$/ }).first();
    const name = /^把(.+)加入購物車$/.exec((await add.textContent()) ?? '')?.[1] ?? '';
    await add.click();
    await signInHere(page, await ownAccount(shop.baseUrl, '一般會員'));
    await expectAnnounced(page, '已加入購物車');
    await page.getByRole('button', { name: /購物車 \d+/ }).click();
    const drawer = page.getByRole('dialog', { name: '購物車' });
    await expect(drawer.getByRole('heading', { name })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  } finally {
    await leave(page);
    example.close();
  }
});

test('a Next app renders a product on its server, and the browser does not fetch it again', async ({
  page,
}) => {
  const port = await freePort();
  const shop = await Shop.open({ STOREFRONT_ORIGINS: `http://127.0.0.1:${port}` }, '_next');
  const start = ['next', 'start', '--hostname', '127.0.0.1', '--port', String(port)];
  const example = await serveExample('next', start, { MALL_URL: shop.baseUrl });
  try {
    const sent = await page.request.get(`${example.origin}/product/1001`);
    expect(sent.status()).toBe(200);
    const markup = await sent.text();
    // Without an icon, browsers request a missing one and log an error.
    expect(markup).toContain('<link rel="icon"');
    const [, name = ''] = /<h1[^>]*>([^<]+)/.exec(markup) ?? [];
    expect(name).not.toBe('');
    expect((await page.request.get(`${example.origin}/product/999999`)).status()).toBe(404);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${example.origin}/product/1001`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('link', { name: '轉角生活' }).click();
    const first = page.getByRole('article').first().getByRole('link');
    const next = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
    expect(asked.filter((url) => url.includes('/api/product/'))).toEqual([]);
    const picture = page.getByRole('img', { name: next });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  } finally {
    await leave(page);
    example.close();
    await shop.close();
  }
});
