import { existsSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Shop } from '../shop';
import type { Engine } from './engine';
import { engines, FIREFOX } from './engines';
import { startFirefox } from './firefox';
import { Screen } from './screen';

let shop: Shop;
beforeAll(async () => {
  if (engines.some(({ start }) => start)) shop = await Shop.open();
});
afterAll(() => shop?.close());

/** A phone's size. */
const PHONE = [390, 844] as const;

/** Buttons that sign in with demo data in one click. */
const signIn = (screen: Screen, account: RegExp) => screen.press('button', account);

/** Dialogs whose content is larger than their body, so that part of it is hidden. */
const COLLAPSED = `
  return [...document.querySelectorAll('[role$="dialog"] *')]
    .filter((each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowY))
    .filter((each) => each.scrollHeight > each.clientHeight + 1 && each.getBoundingClientRect().height < 120)
    .map((each) => each.className + ' ' + each.clientHeight + ' of ' + each.scrollHeight);`;

describe.each(engines)('$name', ({ name, start }) => {
  if (start === null) {
    test.skip(`${name} is not on this machine: install Debian's firefox-esr, webkit2gtk-driver, xvfb`, () => {});
    return;
  }
  let engine: Engine;
  let screen: Screen;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine?.close());
  beforeEach(async () => {
    screen = new Screen(await engine.open(...PHONE), shop.baseUrl);
  });

  test('a guest searches, and no dialog hides its content', async () => {
    await screen.goto('/mall');
    await screen.press('button', /^搜尋$/);
    await screen.sees('searchbox', /搜尋/);
    expect(await screen.page.run(COLLAPSED)).toEqual([]);
    await screen.fill('searchbox', /搜尋/, '鮮乳');
    await screen.page.pressEnter();
    await screen.sees('heading', /「鮮乳」的搜尋結果/);
    await screen.press('link', /鮮乳/);
    await screen.isAt(/^\/product\/\d+/);
    await screen.page.back();
    await screen.sees('heading', /「鮮乳」的搜尋結果/);
  });

  test('a member signs in, fills a cart, and pays', async () => {
    await screen.goto('/login?back=%2Fmall%3Flayer%3D1%26in_stock%3D1');
    // The one with a saved address, who goes from the cart to one page.
    await signIn(screen, /一般會員/);
    await screen.isAt(/^\/mall/);
    await screen.press('button', /^把「.*」加入購物車$/);
    await screen.reads('已加入購物車');
    await screen.press('link', /購物車/);
    await screen.press('link', /^結帳（/);
    await screen.isAt(/^\/cart\/pay/);
    await screen.press('link', /^變更配送$/);
    await screen.isAt(/^\/cart\/shipping/);
    await screen.press('radio', /門市自取/);
    await screen.press('button', /^下一步：付款$/);
    await screen.isAt(/^\/cart\/pay/);
    await screen.press('radio', /信用卡一次付清/);
    await screen.press('button', /^送出訂單並付款$/);
    await screen.isAt(/^\/sandbox\/payment/);
    // Back from the gateway shows the saved order; forward returns to the gateway.
    await screen.page.back();
    await screen.isAt(/^\/order\//);
    await screen.sees('heading', /^待付款/);
    await screen.press('link', /^前往付款$/);
    await screen.press('button', /^前往付款$/);
    await screen.press('button', /^付款成功$/);
    await screen.sees('heading', /付款完成，謝謝您的訂購/);
  });

  test('a toast leaves the checkout button free when a cart is opened directly', async () => {
    await screen.goto('/login?back=%2Fmall%3Flayer%3D1%26in_stock%3D1');
    await signIn(screen, /經銷商/);
    await screen.isAt(/^\/mall/);
    await screen.press('button', /^把「.*」加入購物車$/);
    await screen.reads('已加入購物車');
    await screen.goto('/cart/temp?temp=1');
    await screen.press('button', /^增加$/);
    await screen.reads('已更新數量');
    const covers = `
      const link = [...document.querySelectorAll('a')].find((each) => /^結帳（/.test(each.textContent));
      const { left, top, width, height } = link.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return link === at || link.contains(at);`;
    expect(await screen.page.run(covers)).toBe(true);
  });

  test('a member reads the wall and publishes a post', async () => {
    await screen.goto('/login?back=%2Fwall');
    await signIn(screen, /貼文作者/);
    await screen.isAt(/^\/wall/);
    await screen.sees('article', /./);
    const words = `從${name}寫的一篇`;
    await screen.press('button', /寫貼文/);
    await screen.fill('textbox', /內容|想分享|寫/, words);
    expect(await screen.page.run(COLLAPSED)).toEqual([]);
    await screen.press('button', /^發布$/);
    await screen.reads('貼文已發布');
    await screen.reads(words);
  });
});

test.skipIf(!existsSync(FIREFOX))(
  'back and the filters work in a browser that blocks storage',
  async () => {
    // Refuses every cookie and all storage.
    const engine = await startFirefox(FIREFOX, { 'network.cookie.cookieBehavior': 2 });
    try {
      const screen = new Screen(await engine.open(...PHONE), shop.baseUrl);
      await screen.goto('/store/10');
      await screen.press('link', /芒果/);
      await screen.isAt(/^\/product\/\d+/);
      await screen.page.back();
      await screen.sees('heading', /當季水果/);
    } finally {
      await engine.close();
    }
  },
);

/** Waits until the worker has cached a read and all scripts of the page. */
const UNTIL_CACHED = `
  const files = () => performance.getEntriesByType('resource').map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'));
  const isCached = async (file) => Boolean(await caches.match(file, { ignoreVary: true }));
  while (!(await Promise.all(['/shell.html', args[0], ...files()].map(isCached))).every(Boolean))
    await new Promise((resolve) => setTimeout(resolve, 50));`;

test.skipIf(!existsSync(FIREFOX))(
  'a product that was seen opens offline, and one that was not says so',
  async () => {
    const offline = await Shop.open({}, '_offline');
    const engine = await startFirefox(FIREFOX);
    try {
      const screen = new Screen(await engine.open(...PHONE), offline.baseUrl);
      await screen.goto('/product/1001');
      await screen.page.run(`await navigator.serviceWorker.ready;
        if (!navigator.serviceWorker.controller) await new Promise((controlled) =>
          navigator.serviceWorker.addEventListener('controllerchange', controlled, { once: true }));`);
      await screen.goto('/mall');
      await screen.goto('/product/1001');
      const name = String(await screen.page.run("return document.querySelector('h1').textContent"));
      await screen.page.run(UNTIL_CACHED, '/api/product/detail/1001');
      await offline.kill();
      await screen.goto('/product/1001');
      await screen.sees('heading', new RegExp(name));
      await screen.goto('/product/1002');
      await screen.sees('heading', /目前連不上網路/);
    } finally {
      await engine.close();
      await offline.close();
    }
  },
);
