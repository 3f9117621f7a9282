import { test as base, type ConsoleMessage, type Locator, type Page } from '@playwright/test';
import { startSession } from './calls';
import { DEMO_PASSWORD, ownAccount, type Account } from './own-account';
import { Shop } from './shop';
import { expectAnnounced, recordAnnouncements } from './announcements';
import { recordWrites, writtenRows } from './written-rows';

/** Browser console messages, which fail a test unless it expects them. */
export interface ConsoleErrors {
  /** Ignores matching messages, in tests where a failure is expected. */
  expect(pattern: RegExp): void;
}

/** Whether the open page is completely hydrated, by the page's own mark; a page of another site has none. */
const isUsable = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => !('queueClick' in window))
    // The page is navigating.
    .catch(() => false);

/**
 * A test with one server per worker. It fails when the browser logs an error to its console, and when it writes a row
 * that another test of the shop has written, or one of a demo account, of which other tests take copies.
 */
export const test = base.extend<
  { consoleErrors: ConsoleErrors; ownRows: undefined },
  { shop: Shop }
>({
  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const shop = await Shop.open();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Opening a page waits until it is hydrated, unless the test passes its own `waitUntil`.
  page: async ({ page }, use) => {
    await recordAnnouncements(page);
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const reply = await goto(url, options);
      if (!options?.waitUntil) await base.expect.poll(() => isUsable(page)).toBe(true);
      return reply;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const reply = await reload(options);
      if (!options?.waitUntil) await base.expect.poll(() => isUsable(page)).toBe(true);
      return reply;
    };
    await use(page);
  },
  // The phone project uses the LAN address: unlike localhost, its page is not a secure context.
  baseURL: async ({ shop, isMobile }, use) => use(isMobile ? shop.nearbyUrl : shop.baseUrl),
  ownRows: [
    async ({ shop }, use, { titlePath, repeatEachIndex }) => {
      const title = [...titlePath.slice(1), repeatEachIndex || ''].join(' › ');
      await recordWrites(shop, title);
      await use(undefined);
      const { twice, ofDemoAccounts } = await writtenRows(shop, title);
      base.expect(twice, 'Rows that another test writes, too').toEqual([]);
      base.expect(ofDemoAccounts, 'Rows that copies of demo accounts are made from').toEqual([]);
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const list: { text: string; url: string }[] = [];
      // Chromium's own messages when a page with a connecting socket is left or signed out.
      const expected = [
        // Only the offline tests allow a service worker: it would answer instead of a test's routes.
        /Service Worker registration blocked by Playwright/,
        /WebSocket is closed before the connection is established/,
      ];
      // A read that is under way while its member signs out, or deletes the account, is refused.
      const ofEndedSessions = new Set<string>();
      page.on('response', (response) => {
        if (response.status() !== 401 || !response.request().headers().authorization) return;
        ofEndedSessions.add(response.url());
      });
      page.on('console', (message: ConsoleMessage) => {
        if (!['error', 'warning'].includes(message.type())) return;
        const { url } = message.location();
        list.push({ text: `${message.text()}${url && ` (${url})`}`, url });
      });
      page.on('pageerror', (error) => list.push({ text: error.message, url: '' }));
      await use({ expect: (pattern) => void expected.push(pattern) });
      const unexpected = list
        .filter(({ text }) => !expected.some((pattern) => pattern.test(text)))
        .filter(({ text, url }) => !(/status of 401/.test(text) && ofEndedSessions.has(url)))
        .map(({ text }) => text);
      base.expect(unexpected, 'The console logged errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
export type { Account } from './own-account';

/** For tests of desktop behaviour with a mouse or a keyboard; all others run on the phone only. */
export const DESKTOP_TOO = { tag: '@desktop' } as const;

/** For the main user journeys, which `npm test` runs; `npm run test:all` runs all tests. */
export const MAIN_WAY = { tag: '@main' } as const;

/** Signs in on the open sign-in page, with a copy of a demo account that no other test has. */
export async function signIn(page: Page, account: Account = '一般會員'): Promise<void> {
  const email = await ownAccount(new URL(page.url()).origin, account);
  await page.getByRole('textbox', { name: /電子郵件/ }).fill(email);
  await page.getByLabel(/^密碼/).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: '登入', exact: true }).click();
}

/** Opens a page as a member who is signed in: a copy of a demo account that no other test has. */
export async function openSignedIn(page: Page, account: Account, path: string): Promise<void> {
  // Any small file: storage can be written only on a page of the right origin.
  await page.goto('/favicon.svg');
  const { t, profile, cookies } = await startSession(page, account);
  const { origin } = new URL(page.url());
  await page.context().addCookies(cookies.map((each) => ({ ...each, url: origin })));
  await page.evaluate((session) => localStorage.setItem('mall.session', JSON.stringify(session)), {
    t,
    tt: Date.now(),
    profile,
  });
  await page.goto(path);
}

/**
 * Serves pages without server rendering, as when the renderer fails: for tests of what the browser reads and renders.
 */
export const disableServerRendering = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const shell = new URL('/shell.html', route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url: shell }) });
  });

/** Delays matching requests until `release` is called: a slow network that the test controls. */
export async function delayRequests(
  page: Page,
  url: string,
): Promise<{ readonly release: () => void }> {
  await disableServerRendering(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** Waits until a card's picture is loaded: earlier, a tap has no picture for the view transition. */
export const waitForPicture = (card: Locator): Promise<void> =>
  card
    .locator('img')
    .first()
    .evaluate((img: HTMLImageElement) => img.decode());

/** Scrolls to the list of all products on the open mall page, which loads near the viewport. */
export async function scrollToProducts(page: Page, heading = '所有商品'): Promise<void> {
  await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
}

/** Adds the first product of the open mall page's list to the cart. */
export async function addFromList(page: Page): Promise<void> {
  await scrollToProducts(page);
  const list = page.getByRole('list', { name: '所有商品' });
  await list
    .getByRole('button', { name: /^把「.*」加入購物車$/ })
    .first()
    .click();
  await expectAnnounced(page, '已加入購物車');
}
