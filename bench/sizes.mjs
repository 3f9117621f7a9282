// Compares the size of the packages with similar ones: all built by one esbuild in one run,
// minified, gzip -9, without React. The others and esbuild are installed into a folder of the run,
// at the versions below.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { must, root } from '../scripts/run.mjs';

const OTHERS = {
  '@radix-ui/themes': '3.3.0',
  '@mantine/core': '9.7.4',
  '@mantine/hooks': '9.7.4',
  '@medusajs/js-sdk': '2.21.2',
};
const TOOLS = { esbuild: '0.28.2', react: '19.3.1', 'react-dom': '19.3.1' };

/** Each has the same core function; extra features of each are not compared. */
const ROWS = [
  {
    what: 'a button with its theme',
    '@mall/ui': "export { Button, ThemeStyles, UiProvider } from '@mall/ui';",
    '@radix-ui/themes':
      "import '@radix-ui/themes/styles.css'; export { Button, Theme } from '@radix-ui/themes';",
    '@mantine/core':
      "import '@mantine/core/styles/baseline.css'; import '@mantine/core/styles/default-css-variables.css'; import '@mantine/core/styles/global.css'; import '@mantine/core/styles/UnstyledButton.css'; import '@mantine/core/styles/Button.css'; export { Button, MantineProvider } from '@mantine/core';",
  },
  {
    what: 'the whole kit',
    '@mall/ui': "export * from '@mall/ui';",
    '@radix-ui/themes': "import '@radix-ui/themes/styles.css'; export * from '@radix-ui/themes';",
    '@mantine/core': "import '@mantine/core/styles.css'; export * from '@mantine/core';",
  },
  {
    what: 'the client',
    '@mall/sdk': "export { createMall } from '@mall/sdk';",
    '@medusajs/js-sdk': "export { default } from '@medusajs/js-sdk';",
  },
  {
    what: 'all hooks, with TanStack Query, zustand and the client',
    '@mall/hooks': "export * from '@mall/hooks';",
  },
];

const kb = (bytes) => Number((bytes / 1000).toFixed(1));
const weigh = (files) =>
  files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);

/** Returns the initial files of an entry, by their names in the metafile. */
function atOnce(outputs, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const { path: file, kind } of outputs[name].imports)
    if (kind === 'import-statement' && outputs[file]) atOnce(outputs, file, seen);
  return seen;
}

async function measure(esbuild, folder, name, contents) {
  const isOurs = name.startsWith('@mall/');
  const resolveDir = isOurs ? path.join(root, 'packages', name.replace('@mall/', '')) : folder;
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents, resolveDir, loader: 'js' },
    absWorkingDir: resolveDir,
    outdir: path.join(folder, 'out'),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'error',
    jsx: 'automatic',
    conditions: ['@mall/source', 'module', 'browser'],
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'empty' },
  });
  const scripts = outputFiles.filter(({ path: file }) => file.endsWith('.js'));
  const styles = outputFiles.filter(({ path: file }) => file.endsWith('.css'));
  const entry = Object.keys(metafile.outputs).find((file) => metafile.outputs[file].entryPoint);
  const first = atOnce(metafile.outputs, entry);
  const names = new Set([...first].map((file) => path.resolve(resolveDir, file)));
  return {
    'JS at once': kb(weigh(scripts.filter(({ path: file }) => names.has(file)))),
    'JS in all': kb(weigh(scripts)),
    CSS: kb(weigh(styles)),
  };
}

/** KB of 1,000 bytes, gzip. */
export async function benchSizes() {
  const folder = await mkdtemp(path.join(tmpdir(), 'mall-sizes-'));
  try {
    const wanted = Object.entries({ ...OTHERS, ...TOOLS }).map(
      ([name, version]) => `${name}@${version}`,
    );
    await must('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, ...wanted], {
      cwd: folder,
      quiet: true,
    });
    const esbuild = createRequire(path.join(folder, 'package.json'))('esbuild');
    const rows = [];
    for (const { what, ...sources } of ROWS) {
      for (const [name, contents] of Object.entries(sources)) {
        const version = OTHERS[name];
        rows.push({
          what,
          of: version ? `${name} ${version}` : name,
          ...(await measure(esbuild, folder, name, contents)),
        });
      }
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
