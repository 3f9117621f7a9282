// Reports Lighthouse's results for the public pages, on a phone and on a desktop: the median of
// BENCH_RUNS runs each, on its simulated network and processor.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const SCREENS = { phone: undefined, desktop: desktopConfig };
const PAGES = {
  home: '/',
  mall: '/mall',
  store: '/store/10',
  product: '/product/1001',
  post: '/article/2303',
  wall: '/wall',
  search: '/search/%E9%AE%AE%E4%B9%B3',
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** The figures of one run. */
function figuresOf({ categories, audits }) {
  const score = (name) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name) => audits[name]?.numericValue ?? 0;
  const scripts = audits['network-requests'].details.items.filter(
    ({ resourceType }) => resourceType === 'Script',
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP ms': Math.round(value('first-contentful-paint')),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
    'KB sent': Math.round(value('total-byte-weight') / 1000),
    'script files': scripts.length,
  };
}

/**
 * Makes the server generate a page's assets first, such as picture sizes, which it does only once.
 */
async function open(browser, url, isPhone) {
  const viewport = isPhone ? { width: 412, height: 823 } : { width: 1350, height: 940 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: isPhone ? 1.75 : 1 });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
}

/** Runs Lighthouse several times, and returns the median of each figure. */
async function medianRun(url, flags, config) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const done = await lighthouse(url, { logLevel: 'error', ...flags }, config);
    runs.push(figuresOf(done.lhr));
  }
  const names = Object.keys(runs[0]);
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))]));
}

/** Measures the site at `baseUrl`. */
export async function benchLighthouse(baseUrl, executablePath) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  const rows = [];
  try {
    for (const [screen, config] of Object.entries(SCREENS)) {
      const isPhone = screen === 'phone';
      for (const [page, path] of Object.entries(PAGES)) {
        await open(browser, baseUrl + path, isPhone);
        const figures = await medianRun(baseUrl + path, { port }, config);
        const row = { screen, page, ...figures };
        // It takes a quarter of an hour: results are printed as they arrive.
        console.log(JSON.stringify(row));
        rows.push(row);
      }
    }
  } finally {
    await browser.close();
  }
  return rows;
}
