import { defineConfig } from '@playwright/test';

/**
 * With FULL=1 the desktop project runs all tests tagged for it, otherwise only the keyboard tests, which a phone
 * cannot run.
 */
const isFull = process.env['FULL'] === '1';

/** End-to-end tests in real Chromium, on a phone and on a desktop. */
export default defineConfig({
  // The tests of both sites; those of the other engines have their own runner.
  testDir: '../..',
  testMatch: '{desk,web}/e2e/*.spec.ts',
  globalSetup: './global-setup.mjs',
  outputDir: '../../../test-results',
  // Each worker starts its own server; two cores handle two.
  workers: 2,
  fullyParallel: true,
  // No retries: no test depends on the machine's speed, so a test that fails once has a bug.
  retries: 0,
  // A test is a journey of many steps. Each single wait is limited to 30 s, so a hang fails within a minute.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A service worker answers requests before a test's route can; tests of the worker allow it.
    serviceWorkers: 'block',
    // A trace doubles the duration of a test; investigate a failure with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        // Without a graphics card, a separate GPU process costs a tenth more.
        '--in-process-gpu',
        // Optimising JavaScript costs more than it gains on pages that live for seconds.
        '--js-flags=--no-opt --no-maglev',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testMatch: isFull ? '{desk,web}/e2e/*.spec.ts' : 'web/e2e/*keyboard.spec.ts',
      grep: /@desktop/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
