import { launch, type Browser } from 'puppeteer-core';
import type { Engine, EnginePage } from './engine';

/**
 * Firefox, driven by WebDriver BiDi.
 *
 * @param settings of `about:config`, beside the tests' own.
 */
export async function startFirefox(
  executablePath: string,
  settings: Readonly<Record<string, number>> = {},
): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'zh-TW',
      'ui.prefersReducedMotion': 1,
      ...settings,
    },
  });
  return {
    name: 'firefox',
    open: (width, height) => openPage(browser, width, height),
    close: () => browser.close(),
  };
}

async function openPage(browser: Browser, width: number, height: number): Promise<EnginePage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height });
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    run: (body, ...args) => page.evaluate(`(async (args) => {${body}})(${JSON.stringify(args)})`),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press('Enter'),
  };
}
