import { findViolations } from './axe';
import { callAs, fillCart } from './calls';
import { expectAnnounced } from './announcements';
import {
  cachedReplies,
  goOffline,
  openUnvisitedOffline,
  openWithWorker,
  strip,
  waitUntilAllCached,
  waitUntilCached,
} from './offline';
import { DESKTOP_TOO, expect, delayRequests, MAIN_WAY, signIn, test } from './test';

// Browsers run service workers only on HTTPS and localhost, so the phone project uses localhost, too.
test.use({ serviceWorkers: 'allow', baseURL: ({ shop }, use) => use(shop.baseUrl) });
test.beforeEach(({ consoleErrors }) => {
  // The browser logs every file and call that failed.
  consoleErrors.expect(/net::ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/);
  // Parts that load after idle may be missing when the network goes down.
  consoleErrors.expect(/Failed to fetch dynamically imported module/);
});

test('the shop can be installed on the home screen', async ({ page, request }) => {
  await page.goto('/mall');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const reply = await request.get(href ?? '');
  expect(reply.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await reply.json()) as {
    name: string;
    lang: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest).toMatchObject({ name: '巷口市集', lang: 'zh-Hant-TW', display: 'standalone' });
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const icons = [...manifest.icons, { src: touch ?? '', sizes: '180x180', purpose: 'any' }];
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
    '180x180 any',
  ]);
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
});

test(
  'a visited product opens offline with the time of its data, and cannot be bought',
  { tag: [MAIN_WAY.tag, DESKTOP_TOO.tag] },
  async ({ page, context }) => {
    await openWithWorker(page, '/mall');
    await page.goto('/product/1001');
    const heading = page.getByRole('heading', { level: 1 });
    const name = await heading.innerText();
    const buy = page
      .getByRole('button', { name: '加入購物車', exact: true })
      .filter({ visible: true });
    await expect(buy.first()).toBeEnabled();
    await expect(page.getByRole('heading', { name: '商品介紹' })).toBeVisible();
    await waitUntilAllCached(page, '/api/product/detail/1001');

    await goOffline(context, page);
    await expect(heading).toHaveText(name);
    await expect(strip(page)).toHaveText(
      /目前離線，以下是 \d{1,2}\/\d{1,2} \d\d:\d\d 看到的內容，價格與庫存可能已變動/,
    );
    await expect(buy.first()).toBeDisabled();
    await expect(page.getByRole('button', { name: '立即購買' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '離線中' }).first()).toBeDisabled();
    // Its picture is cached, too.
    await expect
      .poll(() =>
        page
          .locator('[data-goods] img')
          .first()
          .evaluate((img) => (img as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);
    expect(await findViolations(page)).toEqual([]);

    await context.setOffline(false);
    // The page tries again soon after the network is back, not at its longest pause of 20 s.
    await expect(strip(page)).toHaveCount(0, { timeout: 10_000 });
    await expect(buy.first()).toBeEnabled();
  },
);

test('the worker caches the page on which it was installed', async ({ page, context }) => {
  await openWithWorker(page, '/article/2001');
  const post = page.getByRole('article').first();
  await expect(post).toContainText('今天的早餐桌');
  await waitUntilCached(page, '/api/article/detail/2001');
  await goOffline(context, page);
  await expect(strip(page)).toBeVisible();
  await expect(post).toContainText('今天的早餐桌');
});

test('the worker caches a file that was loading when it took control', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    const called = new Promise((resolve) => addEventListener('worker-may-come', resolve));
    serviceWorker.register = (...worker) => called.then(() => register(...worker));
  });
  const NOTICE_SCRIPT = '**/assets/*OfflineStrip-*.js';
  const noticeScript = await delayRequests(page, NOTICE_SCRIPT);
  const asked = page.waitForRequest(NOTICE_SCRIPT);
  await page.goto('/article/2001');
  await asked;
  await page.evaluate(() => dispatchEvent(new Event('worker-may-come')));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await waitUntilCached(page, '/api/article/detail/2001');
  noticeScript.release();
  await goOffline(context, page);
  await expect(strip(page)).toBeVisible();
});

test(
  'an unvisited page shows an offline message, lists the cached pages, and reloads when online',
  DESKTOP_TOO,
  async ({ page, context }) => {
    const name = await openUnvisitedOffline(page, context);
    await expect(page.getByRole('heading', { level: 1, name: '目前連不上網路' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const again = page.getByRole('link', { name: '再試一次' });
    // The same page loads again, and looks the same.
    const loaded = page.waitForEvent('load');
    await again.click();
    await loaded;
    await expect(page.getByRole('heading', { level: 1, name: '目前連不上網路' })).toBeVisible();

    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL('/product/1001');
    await expect(strip(page)).toBeVisible();

    await page.goto('/order/list');
    await expect(page.getByRole('heading', { level: 1, name: '目前連不上網路' })).toBeVisible();
    await page.goto('/product/1002');
    await expect(again).toHaveAttribute('href', '/product/1002');
    await context.setOffline(false);
    await expect(page).toHaveURL('/product/1002');
    await expect(
      page.getByRole('button', { name: '加入購物車', exact: true }).first(),
    ).toBeEnabled();
  },
);

test('an offline page lets a link open its page when the connection comes and goes', async ({
  page,
  context,
}) => {
  const name = await openUnvisitedOffline(page, context);
  await page.evaluate(() =>
    addEventListener('click', () => setTimeout(() => dispatchEvent(new Event('online')))),
  );
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL('/product/1001');
});

test('a member reads offline what everyone may see of the pages they have seen', async ({
  page,
  context,
}) => {
  await page.goto('/login?back=%2Fwall');
  await signIn(page);
  await page.waitForURL('/wall');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/product/1001');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await waitUntilAllCached(page, '/api/product/detail/1001');
  await goOffline(context, page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(strip(page)).toContainText('價格與庫存可能已變動');
});

test('the worker caches no member data, before and after the sign-out', async ({ page }) => {
  await openWithWorker(page, '/mall');
  // A product that the mall page does not link to: guests' pages prefetch their links, which are cached as public
  // reads.
  const product = '/product/1821';
  await expect(page.locator(`a[href="${product}"]`)).toHaveCount(0);
  // In a separate session, which the test ends.
  await page.goto('/login?back=%2Fmember');
  await signIn(page);
  await page.waitForURL('/member');
  const call = await callAs(page);
  await fillCart(call, 1, { 10011: 1 });
  await call('/api/product/collect', { p_id: 1821, action: 'add' });
  const { name } = await call<{ name: string }>('/api/member/profile');
  for (const path of ['/order/list', '/cart/temp?temp=1', product, '/wall', '/mall']) {
    await page.goto(path);
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
    // The idle page has reported what it loaded, too.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('IdleShell')),
    );
  }
  const check = async () => {
    const entries = await cachedReplies(page);
    // Scripts and page are cached, so the worker is active.
    expect(entries.some(({ url }) => url.includes('/assets/'))).toBe(true);
    const paths = entries.map(({ url }) => new URL(url).pathname);
    expect(
      paths.filter(
        (path) =>
          /member|order|cart|notify|payment|collect|dealer/.test(path) && path.startsWith('/api/'),
      ),
    ).toEqual([]);
    // Public reads are cached as guests receive them.
    const read = entries.find(({ url }) => url.includes('/api/product/detail/1821'));
    expect(read?.text).toContain('"is_collect":false');
    expect(entries.filter(({ text }) => text.includes(name)).map(({ url }) => url)).toEqual([]);
  };
  await check();
  await page
    .getByRole('banner')
    .getByRole('button', { name: '會員' })
    .or(page.getByRole('button', { name: '我的' }))
    .first()
    .click();
  await page
    .getByRole('menuitem', { name: '登出' })
    .or(page.getByRole('button', { name: '登出' }))
    .first()
    .click();
  await expectAnnounced(page, '您已登出');
  await check();
});
