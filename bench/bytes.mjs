// JavaScript that a page has loaded by the moment it can be used, gzip -9: every script that
// arrived before hydration had finished and the page was idle.
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

/** KB of 1,000 bytes; the unit of the budget. */
export const BUDGETS = {
  '/': 150,
  '/mall': 150,
  '/wall': 171,
  '/store/10': 159,
  '/product/1001': 174,
  '/article/2303': 176,
  '/search/%E9%AE%AE%E4%B9%B3': 174,
  '/about': 153,
  '/login': 170,
};

/** Returns the files that one page loads, for a new visitor on a phone. */
export async function measure(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'zh-TW',
  });
  const page = await context.newPage();
  const bodies = new Map();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      bodies.set(
        response.url(),
        response.body().catch(() => Buffer.alloc(0)),
      );
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('usable').length > 0 &&
      !document.querySelector('main [aria-busy="true"]'),
  );
  // By the browser's own timestamps, so that a late call counts no later scripts.
  const needed = await page.evaluate(() => {
    const [usable] = performance.getEntriesByName('usable');
    return performance
      .getEntriesByType('resource')
      .filter(({ responseEnd }) => responseEnd <= usable.startTime)
      .map(({ name }) => name);
  });
  const before = await Promise.all(
    [...bodies].filter(([name]) => needed.includes(name)).map(([, body]) => body),
  );
  await context.close();
  return {
    files: before.length,
    gzip: before.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
  };
}

/** Measures every page of the site at `baseUrl`. */
export async function benchBytes(baseUrl, executablePath) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  const rows = [];
  for (const [page, budget] of Object.entries(BUDGETS)) {
    const { files, gzip } = await measure(browser, baseUrl + page);
    rows.push({
      page: decodeURIComponent(page),
      files,
      'KB gzip': Number((gzip / 1000).toFixed(1)),
      budget,
      within: gzip <= budget * 1000 ? 'yes' : 'NO',
    });
  }
  await browser.close();
  return rows;
}
