// Measures what the static Storybook loads before its first page can be read: gzip -9 of each file, by
// who wrote it.
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { serveStorybook } from '../scripts/storybook.mjs';

const PAGES = {
  first: '',
  guide: '?path=/docs/安裝-install--docs',
  component: '?path=/docs/kit-button--docs',
  hook: '?path=/docs/hooks-購物車-cart-useaddtocart--docs',
};

/** Whose code a file is: the frame and its addons are the same in every Storybook. */
const ownerOf = (file) =>
  /^(sb-manager|sb-addons|sb-preview|sb-common)/.test(file) ? 'frame' : 'pages';

const kb = (bytes) => Number((bytes / 1000).toFixed(0));

/** Returns the files of a page as `{ file, bytes }`, gzipped, once nothing more is loaded. */
export async function loadedFiles(browser, baseUrl, address) {
  const page = await browser.newPage();
  const loading = [];
  const follow = (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== new URL(baseUrl).origin || !response.ok()) return;
    loading.push(
      response.body().then((body) => ({
        file: pathname.slice(1) || 'index.html',
        bytes: gzipSync(body, { level: 9 }).length,
      })),
    );
  };
  page.on('response', follow);
  await page.goto(`${baseUrl}${address}`, { waitUntil: 'networkidle' });
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('#storybook-docs h1')
    .first()
    .waitFor();
  // A response that begins while the page is closed has no body.
  page.off('response', follow);
  const files = await Promise.all(loading);
  await page.close();
  return files;
}

/** KB of 1,000 bytes, gzip, without a cache. */
export async function benchStorybook(executablePath) {
  const storybook = await serveStorybook();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const rows = [];
    for (const [page, address] of Object.entries(PAGES)) {
      const files = await loadedFiles(browser, storybook.baseUrl, address);
      const sum = (owner) =>
        kb(files.reduce((all, { file, bytes }) => all + (ownerOf(file) === owner ? bytes : 0), 0));
      rows.push({
        page,
        files: files.length,
        'KB of the frame': sum('frame'),
        'KB of the pages': sum('pages'),
        'KB in all': sum('frame') + sum('pages'),
      });
    }
    return rows;
  } finally {
    await browser.close();
    await storybook.close();
  }
}
