import { defineConfig } from 'vitest/config';

/** The main user journeys in Firefox and WebKit, against the built site. */
export default defineConfig({
  test: {
    name: 'engines',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 180_000,
    // One window at a time, a limit of WebKit's driver.
    fileParallelism: false,
  },
});
