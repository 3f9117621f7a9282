import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';

/** Tests use the packages' sources, not their builds: see `@mall/source` in each `exports`. */
const client = ['@mall/source', ...defaultClientConditions];
/** Conditions that Node itself supports: `module` is for bundlers, and Node cannot load all such files. */
const server = ['@mall/source', ...defaultServerConditions.filter((each) => each !== 'module')];

const sources = {
  resolve: { conditions: client },
  ssr: { resolve: { conditions: server, externalConditions: ['@mall/source', 'node'] } },
};

/** Everything at its full number: `npm run test:all`. */
const isFull = process.env['FULL'] === '1';
/** Tests of the second ring, which run only with `FULL=1`. */
const SECOND_RING = isFull ? [] : ['**/*.full.test.{ts,tsx}'];

/** Only something that never happens takes this long; tests at their full number take longer. */
const LONGEST_MS = isFull ? 600_000 : 60_000;
const TIMEOUTS = {
  testTimeout: LONGEST_MS,
  hookTimeout: LONGEST_MS,
  expect: { poll: { timeout: LONGEST_MS - 10_000 } },
} as const;

const project = (
  name: string,
  root: string,
  environment: string,
  { exclude = [], ...test }: NonNullable<TestProjectInlineConfiguration['test']> = {},
): TestProjectInlineConfiguration => ({
  ...sources,
  root,
  test: {
    name,
    environment,
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [...SECOND_RING, ...exclude],
    // Test files of a worker share slow-starting resources: a database, a page's globals, compiled
    // modules.
    isolate: false,
    ...TIMEOUTS,
    ...test,
  },
});

/** Tests of the embedded database's differences from PostgreSQL, for runs on PostgreSQL. */
const ON_THE_EMBEDDED_DATABASE = [
  'src/db/**/*.test.ts',
  'src/demo/shop/*.test.ts',
  'src/domains/checkout/rush.test.ts',
  'src/domains/cart/*.test.ts',
  'src/domains/orders/refund-crash.test.ts',
  'src/testing/access/fuzz*.test.ts',
];

/** Tests of the site's pages that call the real server. */
const BESIDE_THE_SERVER = 'src/**/*.shop.test.tsx';
/** Those that also draw pages as the server does: React warns of two renderers in the files that come after. */
const RENDERED = 'src/ssr/*.shop.test.tsx';

/** The browser from `CHROMIUM_PATH`, else the system's, else the one downloaded by Playwright. */
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/**
 * Runs every story in a real browser; accessibility violations in either theme fail (see
 * .storybook/preview).
 */
const stories: TestProjectInlineConfiguration = {
  ...sources,
  root: '.',
  cacheDir: 'node_modules/.vite/stories',
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    isolate: false,
    setupFiles: ['.storybook/pictures/compare.ts'],
    ...TIMEOUTS,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ arg, ext, root }) =>
            `${root}/.storybook/pictures/taken/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext, root }) => `${root}/test-results/pictures/${arg}${ext}`,
        },
      },
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
        // No fade animations while axe measures contrast.
        contextOptions: { reducedMotion: 'reduce', locale: 'zh-TW' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

export default defineConfig({
  test: {
    // The default leaves one core idle, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Node's fetch of 24 rejects this by itself when a request whose body is being sent is aborted.
    onUnhandledError: ({ message }) => !message.includes('ReadableStream is already closed'),
    projects: [
      project('sdk', 'packages/sdk', 'node'),
      project('contract', 'packages/contract', 'node'),
      project('testing', 'packages/testing', 'node'),
      project('create-storefront', 'packages/create-storefront', 'node'),
      project('demo-media', 'packages/demo-media', 'node'),
      project('hooks', 'packages/hooks', './test-environment.ts'),
      project('app', 'packages/app', 'jsdom', { setupFiles: ['./test-setup.ts'] }),
      project('ui', 'packages/ui', 'jsdom', { setupFiles: ['./test-setup.ts'] }),
      stories,
      project('web', 'apps/web', 'jsdom', {
        setupFiles: ['./test-setup.ts'],
        exclude: [BESIDE_THE_SERVER],
      }),
      // The site's pages over the real server, in one process as the hooks' tests are.
      project('pages', 'apps/web', '../../packages/hooks/test-environment.ts', {
        setupFiles: ['./test-setup.ts'],
        include: [BESIDE_THE_SERVER],
        exclude: [RENDERED],
      }),
      project('rendered', 'apps/web', '../../packages/hooks/test-environment.ts', {
        setupFiles: ['./test-setup.ts'],
        include: [RENDERED],
      }),
      // The desk's screens over the real server.
      project('desk', 'apps/desk', '../../packages/hooks/test-environment.ts', {
        setupFiles: ['./test-setup.ts'],
      }),
      project('server', 'apps/server', 'node'),
      ...(process.env.TEST_DATABASE_URL && !process.env.WITHOUT_EMBEDDED
        ? [
            project('embedded', 'apps/server', 'node', {
              include: ON_THE_EMBEDDED_DATABASE,
              env: { TEST_DATABASE_URL: '', FULL: '' },
            }),
          ]
        : []),
      project('house', '.', 'node', {
        include: ['tests/**/*.test.ts'],
        // Some compile all packages in one go: minutes on a busy machine.
        testTimeout: Math.max(LONGEST_MS, 300_000),
      }),
    ],
  },
});
