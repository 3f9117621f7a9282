import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
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
  environment: 'node' | 'jsdom',
  test: NonNullable<TestProjectInlineConfiguration['test']> = {},
): TestProjectInlineConfiguration => ({
  ...sources,
  root,
  test: { name, environment, include: ['src/**/*.test.{ts,tsx}'], ...test },
});

export default defineConfig({
  test: {
    projects: [
      project('sdk', 'packages/sdk', 'node', { testTimeout: 15_000, hookTimeout: 60_000 }),
      project('hooks', 'packages/hooks', 'jsdom', { testTimeout: 15_000, hookTimeout: 60_000 }),
      project('ui', 'packages/ui', 'jsdom'),
      project('web', 'apps/web', 'jsdom'),
      project('server', 'apps/server', 'node', { testTimeout: 30_000, hookTimeout: 90_000 }),
      {
        ...project('house', '.', 'node'),
        test: { name: 'house', environment: 'node', include: ['tests/**/*.test.ts'] },
      },
    ],
  },
});
