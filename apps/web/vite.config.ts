import react from '@vitejs/plugin-react';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  defaultServerConditions,
  defineConfig,
  mergeConfig,
  minifySync,
  type Plugin,
  type UserConfig,
} from 'vite';
import { constructedStyles, siteBuild } from '../../packages/app/vite/siteBuild.ts';
import { chunksFor, chunksOf } from './dev/chunk-files.ts';
import { pageChunks } from './dev/page-chunks.ts';
import { renderPages } from './dev/render-pages.ts';
import { redirectPaths, routePaths } from './src/paths/paths.ts';
import { publicPages, publicPaths } from './src/ssr/publicPages.ts';

/** The file in which the build lists each rendered page's files. */
export const PAGE_FILES = '.vite/pages.json';

/** Forwards the original host, with which the server compares a write's origin. */
const API_URL = process.env['API_URL'] ?? 'http://localhost:3000';
const api = { target: API_URL, changeOrigin: false };

/** The sanitiser for environments without a DOM. */
const cleanWithoutDom: Plugin = {
  name: 'clean-without-dom',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: {
    filter: { id: /^\.\/clean$/ },
    handler(_source, importer) {
      return this.resolve('./clean.server', importer);
    },
  },
};

/** Writes the list of the site's routes, so that the server recognises an unknown URL. */
const listRoutes: Plugin = {
  name: 'list-routes',
  apply: 'build',
  generateBundle() {
    // Pages for search engines: without search results and forms.
    const listed = publicPaths.filter((each) => !/^\/(m?search|login)/.test(each));
    const source = JSON.stringify({ pages: routePaths, moved: redirectPaths, listed });
    this.emitFile({ type: 'asset', fileName: 'routes.json', source });
  },
};

/** Writes each rendered page's files for the renderer, which preloads them (`vite.ssr.config.ts`). */
const listPageFiles: Plugin = {
  name: 'list-page-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = chunksOf(Object.values(bundle));
    const filesOf = (module: string): string[] =>
      // The first script's imports are preloaded anyway.
      [...chunksFor(path.join(import.meta.dirname, module), chunks)].map(
        ({ fileName }) => fileName,
      );
    const pages = Object.entries(publicPages).map(([path, { modules }]) => [
      path,
      [...new Set(modules.flatMap(filesOf))],
    ]);
    const source = JSON.stringify(Object.fromEntries(pages));
    this.emitFile({ type: 'asset', fileName: PAGE_FILES, source });
  },
};

const withoutComments = (name: string, source: string): string =>
  minifySync(name, source, {
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: false },
  }).code;

/**
 * Inlines the script that runs before the first paint into the page, and removes the comments of scripts in `public`,
 * which Vite copies unchanged. Nothing else in them changes, so that old browsers can parse `unsupported-browser.js`.
 */
const beginnings: Plugin = {
  name: 'beginnings',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const theme = readFileSync(path.join(import.meta.dirname, 'public/theme.js'), 'utf8');
      const written = html.replace(
        /<script src="\/theme.js"([^>]*)><\/script>/,
        (_all, attributes: string) =>
          `<script${attributes}>${withoutComments('theme.js', theme)}</script>`,
      );
      if (written === html) throw new Error('index.html does not load theme.js as expected');
      return written;
    },
  },
  writeBundle({ dir }) {
    for (const name of ['unsupported-browser.js', 'theme.js']) {
      const file = path.join(dir ?? '', name);
      writeFileSync(file, withoutComments(name, readFileSync(file, 'utf8')));
    }
  },
};

/** Plugins shared with the site's renderer (`vite.ssr.config.ts`). */
export const renderPlugins = () => [react(), cleanWithoutDom];

/** The site's configuration for build and development, without its chunks. */
export const site = (): UserConfig =>
  mergeConfig(siteBuild(API_URL), {
    plugins: [
      ...renderPlugins(),
      constructedStyles,
      listRoutes,
      listPageFiles,
      beginnings,
      renderPages(API_URL),
    ],
    ssr: {
      // Resolves the packages to their sources here, too; Node.js would use their builds.
      noExternal: [/^@mall\//],
      resolve: { conditions: ['@mall/source', ...defaultServerConditions] },
    },
    // Vite's own preloads are off; `vite.ssr.config.ts` preloads the pages' files.
    define: { __PAGE_FILES__: '{}' },
    build: {
      modulePreload: {
        // The map of every page's files would add 2 KB to the first page; pages are prefetched instead.
        resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
      },
    },
    server: {
      port: 5173,
      proxy: {
        '/sandbox': api,
        '/stand-in': api,
        '/socket.io': { ...api, ws: true },
        // A provider returns to the server first, which continues to the site's page.
        '^/auth/(line|facebook)\\?(.*&)?state=to\\.': api,
      },
    },
  } satisfies UserConfig);

export default defineConfig(async ({ command }) =>
  command === 'build' ? mergeConfig(site(), await pageChunks(site())) : site(),
);
