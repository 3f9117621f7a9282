// Measures how the wall scrolls with 2,000 posts loaded: the frame times, and how many posts are in
// the DOM.
import { chromium } from '@playwright/test';
import { openPostgresShop } from './postgres-shop.mjs';

const POSTS = 2_000;
const PER_PAGE = 12;
/** A fast scroll: this many pixels per frame. */
const STEP = 60;
const FRAMES = 600;

const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/** Copies the demo shop's public posts, each with a picture of known size. */
async function fillWall(client) {
  await client.query(
    `with source as (
       select id, member_id, content, row_number() over (order by id) - 1 as place,
         count(*) over () as total
       from articles where permission = 1 and deleted_at is null
     ), copies as (
       insert into articles (member_id, content, permission, created_at)
       select source.member_id, source.content, 1, now() - number * interval '1 minute'
       from generate_series(1, $1::int) as number join source on source.place = number % source.total
       returning id, member_id
     )
     insert into article_media (article_id, member_id, kind, path, width, height, position)
     select id, member_id, 1, '/favicon.svg', 800, 600 + (id % 5) * 100, 0 from copies`,
    [POSTS],
  );
}

/**
 * Scrolls until all posts are loaded, or none arrived for ten seconds. @returns the number of
 * posts.
 */
async function loadAll(page) {
  let pages = 1;
  let lastResponse = performance.now();
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/api/article?page=')) return;
    pages += 1;
    lastResponse = performance.now();
  });
  while (pages * PER_PAGE < POSTS && performance.now() - lastResponse < 10_000) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(50);
  }
  return pages * PER_PAGE;
}

/** Scrolls up from the end, a step per frame. */
const roll = (page) =>
  page.evaluate(
    async ({ step, frames }) => {
      const times = [];
      let mostNodes = 0;
      let last = await new Promise(requestAnimationFrame);
      for (let frame = 0; frame < frames; frame += 1) {
        scrollBy(0, -step);
        const now = await new Promise(requestAnimationFrame);
        times.push(now - last);
        last = now;
        if (frame % 20 === 0) {
          mostNodes = Math.max(mostNodes, document.querySelectorAll('main *').length);
        }
      }
      times.sort((a, b) => a - b);
      const at = (part) => Number((times[Math.floor(times.length * part)] ?? 0).toFixed(1));
      return { median: at(0.5), p95: at(0.95), worst: at(0.999), mostNodes };
    },
    { step: STEP, frames: FRAMES },
  );

/** Returns null without PostgreSQL. */
export async function benchWall(executablePath) {
  const shop = await openPostgresShop();
  if (shop === null) return null;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  try {
    await fillWall(shop.client);
    const rows = [];
    for (const [screen, options] of Object.entries(SCREENS)) {
      const context = await browser.newContext({ ...options, locale: 'zh-TW' });
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${shop.mall.port}/wall`);
      await page.locator('main article').first().waitFor();
      const nodesAtFirst = await page.locator('main *').count();
      const loaded = await loadAll(page);
      const { median, p95, worst, mostNodes } = await roll(page);
      rows.push({
        screen,
        'posts loaded': loaded,
        'nodes at first': nodesAtFirst,
        'nodes at most': mostNodes,
        'frame ms, median': median,
        p95,
        'worst of 1,000': worst,
      });
      await context.close();
    }
    return rows;
  } finally {
    await browser.close();
    await shop.close();
  }
}
