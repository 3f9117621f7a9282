import { defineConfig } from 'vitest/config';

/** The shop's main ways in Firefox and WebKit, against the built site. */
export default defineConfig({
  test: {
    name: 'engines',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 180_000,
    // One window at a time: WebKit's driver has no more.
    fileParallelism: false,
  },
});
