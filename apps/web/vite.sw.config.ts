import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';

/** The page that `vite.config.ts` has just built; its hash distinguishes the versions of the site. */
const page = path.join(import.meta.dirname, 'dist/index.html');
const build = existsSync(page)
  ? createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12)
  : 'dev';

/** The service worker: one file at a fixed URL, beside the site that `vite.config.ts` builds. */
export default defineConfig({
  publicDir: false,
  resolve: { conditions: ['@mall/source', ...defaultClientConditions] },
  define: { __BUILD__: JSON.stringify(build) },
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
