import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultServerConditions, defineConfig, mergeConfig } from 'vite';
import { publicPages } from './src/ssr/publicPages.ts';
import site from './vite.config.ts';

/** A file of the site's build, as its manifest lists it. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The manifest of the site that `vite.config.ts` has just built. */
const manifestFile = path.join(import.meta.dirname, 'dist/.vite/manifest.json');
const manifest: Readonly<Record<string, Chunk>> = existsSync(manifestFile)
  ? JSON.parse(readFileSync(manifestFile, 'utf8'))
  : {};

/** A module's chunk with all that it imports. */
function chunksOf(name: string): string[] {
  const chunk = manifest[name];
  if (!chunk)
    throw new Error(`The site has no chunk of ${name}, which src/ssr/publicPages.ts names`);
  return [name, ...(chunk.imports ?? []).flatMap(chunksOf)];
}

/** What the site's own page loads already. */
const isBuilt = existsSync(manifestFile);
const first = new Set(isBuilt ? chunksOf('index.html') : []);
const pageFiles = Object.fromEntries(
  Object.entries(isBuilt ? publicPages : {}).map(([name, modules]) => {
    const chunks = new Set(modules.flatMap(chunksOf));
    return [
      name,
      [...chunks].filter((each) => !first.has(each)).map((each) => manifest[each]?.file),
    ];
  }),
);

/** The renderer of the site's public pages, which the server loads; built beside the site, not within it. */
export default mergeConfig(
  { ...site, plugins: site.plugins?.slice(0, 2), build: {} },
  defineConfig({
    define: { __PAGE_FILES__: JSON.stringify(pageFiles) },
    // With all it needs: the server has none of the site's packages.
    ssr: {
      noExternal: true,
      resolve: { conditions: ['@mall/source', ...defaultServerConditions] },
    },
    build: {
      ssr: 'src/ssr/render.tsx',
      outDir: 'renderer/dist',
      target: 'node20',
      copyPublicDir: false,
      minify: false,
    },
  }),
);
