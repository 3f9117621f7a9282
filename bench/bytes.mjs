// JavaScript that a page has loaded by the moment it can be used: every script that arrived before its
// content stood and nothing in it was busy any more, gzip -9.
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

/** KB of 1,000 bytes; what the budget is counted in. */
export const BUDGETS = { '/mall': 137 };

const PAGES = [
  '/mall',
  '/wall',
  '/store/10',
  '/product/1001',
  '/search/%E8%8A%92%E6%9E%9C',
  '/login',
  '/register',
];

async function measure(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'zh-TW',
  });
  const page = await context.newPage();
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main :is(h1, h2)').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  const before = [...scripts];
  const bodies = await Promise.all(
    before.map((response) => response.body().catch(() => Buffer.alloc(0))),
  );
  await context.close();
  return {
    files: before.length,
    gzip: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
  };
}

/** Measures every page of the site that is open at `baseUrl`. */
export async function benchBytes(baseUrl, executablePath) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  const rows = [];
  for (const page of PAGES) {
    const { files, gzip } = await measure(browser, baseUrl + page);
    const budget = BUDGETS[page];
    rows.push({
      page: decodeURIComponent(page),
      files,
      'KB gzip': Number((gzip / 1000).toFixed(1)),
      budget: budget ?? '',
      within: budget === undefined ? '' : gzip <= budget * 1000 ? 'yes' : 'NO',
    });
  }
  await browser.close();
  return rows;
}
