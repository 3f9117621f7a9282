import { defineConfig } from 'vite';

/** The service worker: one file at a fixed address, beside the site that `vite.config.ts` builds. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/sw/sw.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
