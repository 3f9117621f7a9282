import type { Locator, Page } from '@playwright/test';
import { callAsDemoMember } from './calls';
import { buildExample, serveExample, signInHere } from './example';
import { freePort } from './free-port';
import { makeMember, type Newcomer } from './members';
import { ownAccount, type Account } from './own-account';
import { Shop } from './shop';
import { expect, test as base } from './test';

/** The site built from the recipes, on a separate origin. */
interface Site {
  readonly origin: string;
  readonly shop: Shop;
}

/** The recipes that Storybook shows, installed from the packed packages and served beside the real server. */
export const test = base.extend<object, { port: string; shop: Shop; site: Site }>({
  port: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => use(String(await freePort())),
    { scope: 'worker' },
  ],
  shop: [
    async ({ port }, use) => {
      const shop = await Shop.open({ STOREFRONT_ORIGINS: `http://127.0.0.1:${port}` }, '_recipes');
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    async ({ port, shop }, use) => {
      const outDir = `dist-${port}`;
      await buildExample('recipes', outDir, { VITE_MALL_URL: shop.baseUrl });
      const preview = ['vite', 'preview', '--host', '127.0.0.1', '--strictPort'];
      const example = await serveExample(
        'recipes',
        [...preview, '--port', port, '--outDir', outDir],
        {},
      );
      await use({ origin: example.origin, shop });
      example.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // The demo's mailbox is a page of the shop.
  baseURL: async ({ shop }, use) => use(shop.baseUrl),
});
export const nav = (page: Page, name: RegExp | string) =>
  page.getByRole('navigation').getByRole('link', { name });
export const cards = (page: Page) => page.getByRole('article');
export const isLoaded = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

/** A member without addresses, orders and cart items. */
export async function makeFirstTimeBuyer(page: Page, { shop }: Site): Promise<Newcomer> {
  await page.goto(`${shop.baseUrl}/favicon.svg`);
  return makeMember(page);
}

/** Returns a caller for the copy of the demo member that {@link openAs} signs in. */
export async function memberCall(page: Page, { shop }: Site) {
  await page.goto(`${shop.baseUrl}/favicon.svg`);
  return callAsDemoMember(page);
}

/** Signs in on the site's form with a copy of a demo account that no other test has. */
export const signInAs = async (page: Page, { shop }: Site, account: Account): Promise<void> =>
  signInHere(page, await ownAccount(shop.baseUrl, account));

/**
 * Opens a page of the site and signs in there; a sign-in returns to the page.
 *
 * @param who by default a copy of the demo member.
 */
export async function openAs(page: Page, site: Site, hash: string, who?: Newcomer): Promise<void> {
  const { origin } = site;
  await page.goto(`${origin}/${hash}`);
  await page.getByRole('main').getByRole('link', { name: '登入' }).click();
  if (who) await signInHere(page, who.email, who.password);
  else await signInAs(page, site, '一般會員');
  await page.waitForURL(`${origin}/${hash}`);
}

/** Pays at the gateway, which has the shop's origin, and returns to the page of the order. */
export async function payAtGateway(page: Page, { origin, shop }: Site): Promise<void> {
  await page.waitForURL(`${shop.baseUrl}/sandbox/payment/**`);
  await page.getByRole('button', { name: '付款成功' }).click();
  await page.waitForURL(`${origin}/?order=*#thanks`);
  await expect(page.getByText('已付款')).toBeVisible();
}
