import type { Browser, Page } from '@playwright/test';
import { callAs, type Call } from './calls';
import { openSignedIn, type Account } from './test';

/** The rendered posts. */
export const posts = (page: Page) => page.getByRole('feed').getByRole('article');

/** The scroll position, in px. */
export const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/** Serves one pixel for every picture: otherwise the server would first render sixty of them for a long wall. */
export const withoutPainting = (page: Page) =>
  page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }));

/** Opens another browser context with a signed-in member; close it afterwards. */
export async function anotherBrowser(
  browser: Browser,
  baseURL: string | undefined,
  account: Account,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-TW' });
  const page = await context.newPage();
  await withoutPainting(page);
  await openSignedIn(page, account, path);
  return page;
}

/** Publishes a post as the page's member. @returns its id */
export const publish = async (page: Page, content: string): Promise<number> =>
  publishBy(await callAs(page), content);

/** Publishes a post as the member who calls. @returns its id */
export async function publishBy(call: Call, content: string): Promise<number> {
  const post = { content, permission: '1', gids: [], product: [], picture: [], video: [] };
  return (await call<{ id: number }>('/api/article/store', post)).id;
}
