// Measures the time from a press to the next paint, on a processor four times slower: the longest
// event of each interaction by the Event Timing API, as in interaction to next paint.
import { chromium } from '@playwright/test';

/** Slowdown factor of the processor. */
const SLOWER = 4;
/** Runs of each interaction; the median and the worst are reported. */
const TIMES = 3;
/** Wait before the press, in ms. */
const AFTER_IDLE = 2500;

/** Stores the longest event since `startEvent`. */
function watchEvents() {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.interactionId) window.longest = Math.max(window.longest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false });
}

const settled = (page) =>
  page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));

const shown = (page, url) => async () => {
  await page.goto(url);
  await page.locator('main article').first().waitFor();
  // The deferred chunks have loaded by now: the live connection never leaves the network idle.
  await page.waitForTimeout(AFTER_IDLE);
};

/** The page and the pressed element of each interaction. */
const interactions = (page, baseUrl) => [
  {
    name: 'open a product',
    open: shown(page, `${baseUrl}/store/10`),
    target: () => page.locator('main article a[href^="/product/"]').first(),
  },
  {
    name: 'open a post',
    open: shown(page, `${baseUrl}/wall`),
    target: () => page.locator('main article a[href^="/article/"]').first(),
  },
  {
    name: 'like a post',
    open: shown(page, `${baseUrl}/wall`),
    target: () => page.locator('main article').first().getByRole('button', { name: /讚/ }).first(),
  },
  {
    name: 'add to the cart',
    open: shown(page, `${baseUrl}/store/10`),
    target: () =>
      page
        .locator('main article')
        .getByRole('button', { name: /購物車/ })
        .first(),
  },
  {
    name: 'open the filters',
    open: shown(page, `${baseUrl}/store/10`),
    target: () => page.getByRole('main').getByRole('button', { name: /篩選/ }).first(),
  },
];

async function measure(page, { name, open, target }, cdp) {
  const durations = [];
  for (let time = 0; time < TIMES; time += 1) {
    await open();
    const pressed = target();
    await pressed.scrollIntoViewIfNeeded();
    await page.evaluate(watchEvents);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await pressed.tap();
    await page.waitForTimeout(1500);
    await settled(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    durations.push(await page.evaluate(() => window.longest));
  }
  durations.sort((a, b) => a - b);
  return {
    interaction: name,
    'ms, median': durations[Math.floor(TIMES / 2)],
    worst: durations[TIMES - 1],
  };
}

/** Measures each interaction as a signed-in member, on a phone. */
export async function benchInteractions(baseUrl, executablePath) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'zh-TW',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(`${baseUrl}/login`);
    await page.getByRole('button', { name: '一般會員' }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
    const cdp = await context.newCDPSession(page);
    const rows = [];
    for (const each of interactions(page, baseUrl)) rows.push(await measure(page, each, cdp));
    return rows;
  } finally {
    await browser.close();
  }
}
