// Captures the screen of a slow phone while a page is opened, about ten pictures a second, for
// inspection. node bench/frames.mjs <address of a shop> <folder>
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

/** Slow 4G, as Lighthouse has it. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Wait before the tap, in ms: the live connection never leaves the network idle. */
const AFTER_IDLE = 2500;
const EVERY = 100;
const FOR = 2500;

const WAYS = [
  { name: 'product', from: '/store/10', link: 'main article a[href^="/product/"]' },
  { name: 'post', from: '/wall', link: 'main article a[href^="/article/"]' },
];

const [baseUrl, folder] = process.argv.slice(2);
if (!baseUrl || !folder) throw new Error('Usage: node bench/frames.mjs <address> <folder>');

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
try {
  for (const { name, from, link } of WAYS) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'zh-TW',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(baseUrl + from);
    await page.locator(link).first().waitFor();
    await page.waitForTimeout(AFTER_IDLE);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });

    const frames = [];
    let last = -Infinity;
    const begun = Date.now();
    cdp.on('Page.screencastFrame', ({ data, sessionId }) => {
      void cdp.send('Page.screencastFrameAck', { sessionId });
      const at = Date.now() - begun;
      if (at - last < EVERY) return;
      last = at;
      frames.push({ at, data });
    });
    await cdp.send('Page.startScreencast', {
      format: 'jpeg',
      quality: 60,
      maxWidth: 195,
      maxHeight: 422,
    });
    await page.locator(link).first().tap();
    await page.waitForTimeout(FOR);
    await cdp.send('Page.stopScreencast');

    await mkdir(folder, { recursive: true });
    const strip = await context.newPage();
    await strip.setViewportSize({ width: Math.max(205, frames.length * 205), height: 460 });
    await strip.setContent(
      frames
        .map(
          ({ at, data }) =>
            `<figure style="float:left;margin:5px;width:195px"><img src="data:image/jpeg;base64,${data}" width="195"><figcaption>${at} ms</figcaption></figure>`,
        )
        .join(''),
    );
    const file = path.join(folder, `${name}.png`);
    await writeFile(file, await strip.screenshot());
    console.log(`${file}: ${frames.length} frames`);
    await context.close();
  }
} finally {
  await browser.close();
}
