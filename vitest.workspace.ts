import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';

/** Tests read the packages' sources, never their build: see `@mall/source` in each `exports`. */
const client = ['@mall/source', ...defaultClientConditions];
const server = ['@mall/source', ...defaultServerConditions];

const sources = {
  resolve: { conditions: client },
  ssr: { resolve: { conditions: server, externalConditions: ['@mall/source', 'node'] } },
};

const project = (
  name: string,
  root: string,
  environment: string,
  test: NonNullable<TestProjectInlineConfiguration['test']> = {},
): TestProjectInlineConfiguration => ({
  ...sources,
  root,
  test: { name, environment, include: ['src/**/*.test.{ts,tsx}'], ...test },
});

/** The browser named by `CHROMIUM_PATH`, else the system's, else the one Playwright downloaded. */
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/** Every story in a real browser in one theme; an accessibility violation fails its story. */
const stories = (theme: 'light' | 'dark'): TestProjectInlineConfiguration => ({
  ...sources,
  root: '.',
  // One cache a theme: two projects that share one overwrite each other's optimised dependencies.
  cacheDir: `node_modules/.vite/stories-${theme}`,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
  test: {
    name: `stories-${theme}`,
    testTimeout: 30_000,
    // A busy machine may paint late once; a violation is there every time.
    retry: process.env.CI ? 1 : 0,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: [
            '--no-sandbox',
            '--disable-quic',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
        // Nothing fades while axe measures contrast.
        contextOptions: { reducedMotion: 'reduce', locale: 'zh-TW' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      // Not isolated, as the server below.
      project('sdk', 'packages/sdk', 'node', {
        testTimeout: 15_000,
        hookTimeout: 60_000,
        isolate: false,
      }),
      project('contract', 'packages/contract', 'node'),
      project('testing', 'packages/testing', 'node', { hookTimeout: 60_000 }),
      project('hooks', 'packages/hooks', './test-environment.ts', {
        testTimeout: 15_000,
        hookTimeout: 60_000,
        isolate: false,
      }),
      project('ui', 'packages/ui', 'jsdom', { setupFiles: ['./test-setup.ts'] }),
      stories('light'),
      stories('dark'),
      project('web', 'apps/web', 'jsdom', { setupFiles: ['./test-setup.ts'] }),
      // Not isolated: all files of a worker share one embedded database, which takes seconds to start.
      project('server', 'apps/server', 'node', {
        testTimeout: 30_000,
        hookTimeout: 90_000,
        isolate: false,
      }),
      {
        ...project('house', '.', 'node'),
        test: { name: 'house', environment: 'node', include: ['tests/**/*.test.ts'] },
      },
    ],
  },
});
