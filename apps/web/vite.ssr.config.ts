import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultServerConditions, defineConfig, mergeConfig } from 'vite';
import { PAGE_FILES, renderPlugins, site } from './vite.config.ts';

/** The page files listed by `vite.config.ts`; nothing in development. */
const listed = path.join(import.meta.dirname, 'dist', PAGE_FILES);
const pageFiles = existsSync(listed) ? readFileSync(listed, 'utf8') : '{}';

/** The renderer of the site's public pages, which the server loads; built beside the site, not within it. */
export default mergeConfig(
  { ...site(), plugins: renderPlugins(), build: {} },
  defineConfig({
    define: {
      __PAGE_FILES__: pageFiles,
      // Reading the environment takes a microsecond, and styled-components does so for each element.
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    // Bundles its dependencies: the server has none of the site's packages.
    ssr: {
      noExternal: true,
      resolve: { conditions: ['@mall/source', ...defaultServerConditions] },
    },
    build: {
      ssr: true,
      rolldownOptions: {
        // The server's main thread loads the addresses, and a thread of its own the renderer.
        input: { render: 'src/ssr/render.tsx', addresses: 'src/ssr/addresses.ts' },
      },
      outDir: 'renderer/dist',
      target: 'node20',
      copyPublicDir: false,
      minify: false,
    },
  }),
);
