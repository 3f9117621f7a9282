import type { Browser, Page } from '@playwright/test';
import { callAs } from './calls';
import { makeMember, signInBy } from './members';
import { DESKTOP_TOO, expect, MAIN_WAY, test } from './test';

/** Every public page, with texts that only its content has. */
const PAGES: readonly (readonly [path: string, words: RegExp])[] = [
  ['/', /熱銷排行[^]*NT\$/],
  ['/mall', /熱銷排行[^]*NT\$/],
  ['/store/10', /把「.+」加入購物車/],
  ['/product/1001', /前付款/],
  ['/wall', /查看全部 \d+ 則留言/],
  ['/article/2303', /關東煮的順序/],
  ['/author/2416', /巷口市集今天開張了/],
  ['/search/%E9%AE%AE%E4%B9%B3', /單一牧場鮮乳/],
  ['/msearch', /火鍋/],
  ['/about', /從一箱菜開始/],
  ['/privacy', /隱私/],
  ['/tos', /條款/],
  ['/qa', /[？?]/],
  ['/login', /還沒有帳號/],
];

/** Opens a page without scripts. */
async function withoutScripts(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    locale: 'zh-TW',
  });
  return context.newPage();
}

test(
  'every public page renders its content when scripts are disabled',
  { tag: [MAIN_WAY.tag, DESKTOP_TOO.tag] },
  async ({ browser, baseURL }) => {
    const page = await withoutScripts(browser, baseURL);
    for (const [path, words] of PAGES) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      expect(await main.innerText(), path).toMatch(words);
      await expect(main.locator('[aria-busy="true"]'), path).toHaveCount(0);
      await expect(page, path).toHaveTitle(/巷口市集/);
      await expect(page.getByText('需要開啟 JavaScript'), path).toHaveCount(0);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: '隱私權政策' }), path).toBeVisible();
    }
    await page.goto('/mall');
    const picture = page.getByRole('main').locator('picture img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    await page.getByRole('main').locator('a[href^="/product/"]:visible').first().click();
    await expect(page).toHaveURL(/\/product\/\d+/);
    await page.context().close();
  },
);

test('no page contains member data', async ({ page, request, baseURL }) => {
  await page.goto('/favicon.svg');
  const name = '只有我叫這個名字';
  const member = await makeMember(page, name);
  await page.goto('/login?back=%2Fmall');
  await signInBy(page, member);
  await page.waitForURL('/mall');
  const call = await callAs(page);
  await call('/api/product/collect', { p_id: 1001, action: 'add' });
  await call('/api/article/like', { a_id: 2303, action: 'add' });
  const { t: token } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('mall.session') ?? '{}') as { t: string },
  );
  expect(token).toBeTruthy();
  for (const [path] of PAGES) {
    await page.goto(path);
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
    // Sends everything that a member's browser would send, and more.
    const headers = { authorization: `Bearer ${token}` };
    const own = await (await page.request.get(path, { headers })).text();
    const strangers = await (await request.get(`${baseURL}${path}`)).text();
    for (const html of [own, strangers]) {
      expect(html, path).not.toContain(token);
      expect(html, path).not.toContain(name);
      expect(html, path).not.toMatch(/"(is_like|is_collect)":(true|1)/);
    }
  }
});

test('a page is sent again only when it has changed, and contains a new price immediately', async ({
  page,
  request,
  baseURL,
  shop,
}) => {
  test.skip(!shop.hasSql, 'The embedded database is its server’s alone');
  await page.goto('/favicon.svg');
  const get = (etag = '') =>
    request.get(`${baseURL}/product/1002`, { headers: { 'if-none-match': etag } });
  const first = await get();
  const { etag } = first.headers();
  expect((await get(etag)).status()).toBe(304);
  await shop.sql('update products set name = $1 where id = $2', '改了名字的商品', 1002);
  await expect.poll(async () => (await get(etag)).status()).toBe(200);
  expect(await (await get()).text()).toContain('改了名字的商品');
});

/** Delays the site's scripts whose address matches until `release` is called. */
async function holdScripts(page: Page, url: string): Promise<{ readonly release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

test(
  'a click before hydration is replayed once the page is hydrated',
  MAIN_WAY,
  async ({ page }) => {
    await test.step('in the header when no script has loaded', async () => {
      const scripts = await holdScripts(page, '**/assets/**');
      await page.goto('/mall', { waitUntil: 'commit' });
      await page.getByRole('button', { name: '搜尋' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      scripts.release();
      await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
      await page.unroute('**/assets/**');
    });

    for (const name of ['加入購物車', '立即購買']) {
      for (const url of ['**/assets/**', '**/assets/*ProductPage-*']) {
        await test.step(`on ${name} when ${url} has not loaded`, async () => {
          const scripts = await holdScripts(page, url);
          await page.goto('/product/1001', { waitUntil: 'commit' });
          const buy = page.getByRole('button', { name, exact: true }).filter({ visible: true });
          await buy.first().click();
          scripts.release();
          await expect(page.getByRole('dialog', { name: /芒果禮盒/ })).toBeVisible();
          await page.unroute(url);
        });
      }
    }
  },
);

/** The built scripts that a page has requested. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/.*\.js$/.test(name)),
  );

test('nothing blocks the first paint of a page, and its scripts load after it', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/mall')).text();
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc=[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).not.toEqual([]);
  for (const tag of scripts) expect(tag).toMatch(/type="module".*|.*\sdefer/);
  // The blocking script is inline and allowed by the policy.
  const refused: string[] = [];
  page.on(
    'console',
    (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()),
  );
  await page.addInitScript(() => {
    localStorage.setItem('mall.theme', 'dark');
    const paint = window.requestAnimationFrame;
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    addEventListener('paint', () => {
      window.requestAnimationFrame = paint;
      waiting.forEach((callback) => requestAnimationFrame(callback));
    });
  });
  await page.goto('/mall', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(refused).toEqual([]);
  // Nothing is painted before the test says so.
  expect(await scriptsOf(page)).toEqual([]);
  await page.evaluate(() => void dispatchEvent(new Event('paint')));
  await expect.poll(() => scriptsOf(page)).not.toEqual([]);
});

test('a page that is opened in the background starts without a paint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/mall');
  await expect.poll(() => scriptsOf(page)).not.toEqual([]);
});

test('no public page starts with more than 40 scripts', async ({ request }) => {
  for (const [path] of PAGES) {
    const html = await (await request.get(path)).text();
    const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
    expect(scripts.size, path).toBeGreaterThan(0);
    expect(scripts.size, path).toBeLessThanOrEqual(40);
  }
});

test('a reader keeps their place when the page hydrates after they have scrolled', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 150));
  release();
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  expect(await page.evaluate(() => scrollY)).toBe(150);
});
