import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchEntry } from '../.storybook/search/entry';
import { loadedFiles } from '../bench/storybook.mjs';
import { findBrowser } from '../scripts/browser.mjs';
import { serveStorybook } from '../scripts/storybook.mjs';

let browser: Browser;
let storybook: Awaited<ReturnType<typeof serveStorybook>>;
// Builds the static Storybook when the sources have changed, which takes minutes.
beforeAll(async () => {
  storybook = await serveStorybook();
  browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
}, 900_000);
afterAll(async () => {
  await browser.close();
  await storybook.close();
});

async function open(address = ''): Promise<Page> {
  const page = await browser.newPage({ locale: 'zh-TW' });
  await page.goto(`${storybook.baseUrl}${address}`);
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('#storybook-docs h1')
    .first()
    .waitFor();
  return page;
}

const field = (page: Page) => page.getByRole('searchbox', { name: '全文搜尋' });
const result = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: '結果' }).getByRole('link', { name });

describe('the static Storybook', () => {
  it('opens the page that its search finds when Enter is pressed', async () => {
    const page = await open();
    await page.keyboard.press('Alt+k');
    await field(page).fill('按鈕');
    await result(page, /^按鈕 Button/).waitFor();
    await field(page).press('Enter');
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.getByRole('heading', { name: 'Button', level: 1 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.close();
  });

  it('moves through the results by arrow keys, and scrolls to the call that was found', async () => {
    const page = await open();
    await page.getByRole('button', { name: '全文搜尋' }).click();
    await field(page).fill('checkout.pay');
    const call = result(page, /^結帳 checkout › mall\.checkout\.pay/);
    await call.waitFor();
    await field(page).press('ArrowDown');
    expect(await call.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    const heading = page
      .frameLocator('#storybook-preview-iframe')
      .getByRole('heading', { name: /mall\.checkout\.pay$/ });
    await heading.waitFor();
    await expect
      .poll(() => heading.evaluate((each) => each.getBoundingClientRect().top))
      .toBeLessThan(200);
    await page.close();
  });

  it('says that no page contains a text', async () => {
    const page = await open();
    await page.getByRole('button', { name: '全文搜尋' }).click();
    await field(page).fill('鯨魚飛行');
    await page.getByText('找不到「鯨魚飛行」').waitFor();
    await page.close();
  });

  it('has every page that the search can find, and finds every page', async () => {
    const read = async (file: string) => (await fetch(`${storybook.baseUrl}${file}`)).json();
    const texts: SearchEntry[] = await read('search.json');
    const index: { entries: Record<string, { type: string }> } = await read('index.json');
    const pages = Object.entries(index.entries).flatMap(([id, { type }]) =>
      type === 'docs' ? [id] : [],
    );
    const found = [...new Set(texts.map(({ page }) => page))];
    expect(found.filter((page) => !pages.includes(page))).toEqual([]);
    expect(pages.filter((page) => !found.includes(page))).toEqual([]);
  });

  it('loads the search index only when the search opens', async () => {
    const files = await loadedFiles(browser, storybook.baseUrl, '');
    expect(files.length).toBeGreaterThan(10);
    expect(files.map(({ file }) => file)).not.toContain('search.json');
  });
});
