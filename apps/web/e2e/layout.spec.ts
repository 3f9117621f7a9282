import type { Page } from '@playwright/test';
import { callAs } from './calls';
import { coveredControls } from './covered';
import { placeBy } from './orders';
import { accountScreens, guestScreens, memberScreens } from './screens';
import { layoutShift, MOST_SHIFT } from './shifts';
import { addFromList, expect, openSignedIn, test } from './test';
import { overflowing } from './widths';

/** Phones, a tablet and a desktop. */
const WIDTHS = [320, 340, 360, 375, 390, 768, 1440] as const;

type Screen = readonly [name: string, path: string];

/** The width in which a language is opened; its layout shift is measured there. */
const LANGUAGES = [
  ['zh-TW', 390],
  ['en', 1440],
] as const;
type Language = (typeof LANGUAGES)[number][0];

const speak = (page: Page, language: Language) =>
  page.addInitScript((chosen) => localStorage.setItem('mall.language', chosen), language);

/** Waits until the open screen and its floating parts are complete. */
async function settle(page: Page): Promise<void> {
  await page.locator('main :is(h1, h2)').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  // What covers a slow page goes a moment after the page is there.
  const covers = page.getByRole('status').filter({ hasText: /^(?:載入中|Loading)$/ });
  await expect(covers).toHaveCount(0);
  // The parts that load when the page is idle: the footer and the chat button.
  if (!/^\/(cart|addon|repay|service)\b/.test(new URL(page.url()).pathname))
    await page.getByRole('contentinfo').waitFor();
}

/** Finds what is cut or covered on the open page, at each width. */
async function findFaults(page: Page, name: string, language: Language): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    const size = { width, height: width < 500 ? 640 : 900 };
    await page.setViewportSize(size);
    await page.evaluate(() => {
      scrollTo(0, 0);
      // The feed is laid out in a frame after the change of its size.
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const found = [...(await overflowing(page, size)), ...(await coveredControls(page))];
    faults.push(...found.map((fault) => `${name}, ${language}, ${width} px: ${fault}`));
  }
  return faults;
}

/** Opens each screen once, and expects that nothing moves while it loads and nothing is cut or covered. */
async function expectToBeFree(
  page: Page,
  screens: readonly Screen[],
  [language, width]: (typeof LANGUAGES)[number],
): Promise<void> {
  await speak(page, language);
  const faults: string[] = [];
  for (const [name, path] of screens) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await settle(page);
    const { sum, moved } = await layoutShift(page);
    // Each new request moves the older entries of the request log.
    if (sum > MOST_SHIFT && name !== 'request-log')
      faults.push(
        `${name}, ${language}, ${width} px: moved by ${sum.toFixed(3)}\n${moved.join('\n')}`,
      );
    faults.push(...(await findFaults(page, name, language)));
  }
  expect(faults).toEqual([]);
}

/** The overlays of a screen: each button opens one above the former, named in both languages. */
const OVERLAYS: readonly (readonly [path: string, buttons: readonly RegExp[]])[] = [
  ['/store/10', [/^(?:篩選|Filter)/]],
  ['/product/1001', [/^(?:加入購物車|Add to cart)$/]],
  ['/product/1001', [/^(?:放大檢視|View full screen)$/]],
  ['/mall', [/^(?:分類|Categories)$/]],
  ['/mall', [/^(?:搜尋|Search)$/]],
  ['/wall', [/寫貼文|Write a post/, /^(?:誰可以看|Who can see)/]],
  ['/wall', [/寫貼文|Write a post/, /^(?:推薦商品|Products)/]],
];

/** Opens each overlay, and expects that nothing in it is cut or covered. */
async function expectOverlaysToBeFree(page: Page, language: Language): Promise<void> {
  await speak(page, language);
  const faults: string[] = [];
  for (const [path, buttons] of OVERLAYS) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await settle(page);
    for (const [depth, name] of buttons.entries()) {
      const within = depth === 0 ? page : page.getByRole('dialog').last();
      await within.getByRole('button', { name }).first().click();
      await expect(page.locator('[role="dialog"]')).toHaveCount(depth + 1);
      await expect(page.locator('[role="dialog"] [aria-busy="true"]')).toHaveCount(0);
      faults.push(...(await findFaults(page, `${path} ${name.source}`, language)));
      await page.setViewportSize({ width: 390, height: 844 });
    }
  }
  expect(faults).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.slow();

for (const language of LANGUAGES) {
  const [tag] = language;

  test(`nothing is cut or covered for a guest in ${tag}`, async ({ page, consoleErrors }) => {
    consoleErrors.expect(/status of 404/);
    await expectToBeFree(page, guestScreens, language);
  });

  test(`nothing is cut or covered in overlays in ${tag}`, async ({ page }) => {
    await openSignedIn(page, '貼文作者', '/favicon.svg');
    await expectOverlaysToBeFree(page, tag);
  });

  test(`nothing is cut or covered in the member centre in ${tag}`, async ({ page }) => {
    await openSignedIn(page, '經銷商', '/favicon.svg');
    await expectToBeFree(page, accountScreens, language);
  });

  test(`nothing is cut or covered for a member in ${tag}`, async ({ page, consoleErrors }) => {
    consoleErrors.expect(/status of 404/);
    await openSignedIn(page, '一般會員', '/favicon.svg');
    const call = await callAs(page);
    const { trans_order_id: order } = await placeBy(call, 'atm');
    await page.goto('/mall?layer=1&in_stock=1');
    await addFromList(page);
    await expectToBeFree(
      page,
      [
        ...memberScreens,
        ['home', '/'],
        ['product', '/product/1001'],
        ['article', '/article/2001'],
        ['not-found', '/no/such/page'],
        ['add-ons', '/addon/1001'],
        ['order', `/order/${order}`],
        ['complete', `/cart/complete?order=${order}`],
        ['repay', `/repay/${order}`],
        ['repay-pay', `/repay/pay?order=${order}`],
      ],
      language,
    );
  });
}
