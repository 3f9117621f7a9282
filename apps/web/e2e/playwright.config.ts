import { defineConfig } from '@playwright/test';

/** A person's way through the shop, in real Chromium, on a phone and on a desktop. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  // Each worker runs a shop of its own; two cores carry two.
  workers: 2,
  fullyParallel: true,
  // What fails once has failed: nothing here depends on how fast the machine is.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
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
      grep: /@desktop/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
