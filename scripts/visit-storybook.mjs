// `node scripts/visit-storybook.mjs [words of a page's id …]`: opens every docs page of the static Storybook,
// light and dark, on a phone and on a desktop. Reports console errors, horizontal overflow and axe's contrast
// violations, and takes pictures into test-results/storybook, for somebody to look at.
import './end-with-npm.mjs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { root } from './run.mjs';
import { serveStorybook } from './storybook.mjs';

const FOLDER = path.join(root, 'test-results/storybook');
const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
  desktop: { viewport: { width: 1440, height: 900 } },
};
const STILL = '*,*::before,*::after{animation:none!important;transition:none!important}';
const SCHEMES = ['light', 'dark'];
/** A very long page is a list of entries that look alike. */
const HIGHEST_PICTURE = 6000;
const AT_ONCE = 2;

const storybook = await serveStorybook();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox'],
});
const wanted = process.argv.slice(2);
const { entries } = await (await fetch(`${storybook.baseUrl}index.json`)).json();
const pages = Object.values(entries)
  .filter(
    ({ type, id }) =>
      type === 'docs' && (wanted.length === 0 || wanted.some((word) => id.includes(word))),
  )
  .map(({ id }) => id);

/** Returns axe's violations of contrast, and the width by which a page is wider than its window. */
function inspect() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return window.axe
    .run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
    .then(({ violations }) => ({
      overflow: scrollWidth - clientWidth,
      violations: violations.flatMap(({ nodes }) =>
        nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message}`),
      ),
    }));
}

/** Opens one page in an existing window, and returns what is wrong with it. */
async function visit(page, id, name) {
  const errors = [];
  const onConsole = (message) => {
    const { url } = message.location();
    // Browsers ask for an icon of the frame, which only the site around it has.
    if (message.type() === 'error' && !url.endsWith('/favicon.ico')) errors.push(message.text());
  };
  const onError = (error) => errors.push(String(error));
  page.on('console', onConsole).on('pageerror', onError);
  await page.goto(`${storybook.baseUrl}iframe.html?id=${id}&viewMode=docs`);
  await page.locator('#storybook-docs h1, #storybook-docs .sb-errordisplay').first().waitFor();
  // A story with a video or a timer may never be idle.
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined);
  // Half-transparent text of an animation has too little contrast.
  await page.addStyleTag({ content: STILL });
  await page.evaluate(AXE);
  const found = await page.evaluate(inspect);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize();
  await page.screenshot({
    path: path.join(FOLDER, `${id}-${name}.png`),
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, HIGHEST_PICTURE) },
  });
  page.off('console', onConsole).off('pageerror', onError);
  return { id, name, errors, ...found };
}

const hasFault = ({ errors, overflow, violations }) =>
  errors.length + violations.length > 0 || overflow > 0;

async function visitAll(screen, scheme) {
  const name = `${screen}-${scheme}`;
  const queue = [...pages];
  const results = [];
  const worker = async () => {
    const context = await browser.newContext({
      ...SCREENS[screen],
      colorScheme: scheme,
      // No fade animations while axe measures contrast.
      reducedMotion: 'reduce',
      locale: 'zh-TW',
    });
    const page = await context.newPage();
    for (let id = queue.shift(); id !== undefined; id = queue.shift())
      results.push(
        await visit(page, id, name).catch((error) => ({
          id,
          name,
          errors: [String(error)],
          overflow: 0,
          violations: [],
        })),
      );
    await context.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

await mkdir(FOLDER, { recursive: true });
const all = [];
for (const screen of Object.keys(SCREENS))
  for (const scheme of SCHEMES) {
    all.push(...(await visitAll(screen, scheme)));
    const faulty = all.filter(hasFault).length;
    console.log(`${screen}, ${scheme}: ${all.length} visits so far, ${faulty} with faults`);
  }
await browser.close();
await storybook.close();

const bad = all.filter(hasFault);
await writeFile(path.join(FOLDER, 'report.json'), JSON.stringify(bad, null, 2));
const sum = (count) => all.reduce((total, each) => total + count(each), 0);
console.table([
  {
    pages: pages.length,
    visits: all.length,
    'with console errors': all.filter(({ errors }) => errors.length > 0).length,
    'wider than the window': all.filter(({ overflow }) => overflow > 0).length,
    'contrast violations': sum(({ violations }) => violations.length),
  },
]);
for (const { id, name, errors, overflow, violations } of bad)
  console.log(
    `${id} ${name}: ${[...errors, ...violations, overflow > 0 && `${overflow} px too wide`].filter(Boolean).slice(0, 3).join(' | ')}`,
  );
process.exitCode = bad.length > 0 ? 1 : 0;
