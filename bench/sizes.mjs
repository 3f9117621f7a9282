// Compares the size of the packages with similar ones, all as they are published: ours from their tarballs, the
// others at their latest versions. One esbuild bundles them in one run: minified, gzip -9, without React. A kB is
// 1,000 bytes.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pack } from '../scripts/pack.mjs';
import { must } from '../scripts/run.mjs';

const OURS = ['@mall/contract', '@mall/sdk', '@mall/hooks', '@mall/ui'];
/** The peers of our packages, and of the others. */
const PEERS = ['react', 'react-dom', 'styled-components', '@tanstack/react-query', 'zustand'];
const OTHERS = [
  '@base-ui/react',
  '@mantine/core',
  '@mantine/hooks',
  '@medusajs/js-sdk',
  '@primer/react',
  '@radix-ui/themes',
  '@shopify/hydrogen-react',
];

const RADIX_STYLES = "import '@radix-ui/themes/styles.css';";
const MANTINE_STYLES = (...parts) =>
  ['baseline', 'default-css-variables', 'global', 'UnstyledButton', ...parts]
    .map((part) => `import '@mantine/core/styles/${part}.css';`)
    .join(' ');

/** Each has the same core function; extra features of each are not compared. */
const ROWS = [
  {
    what: 'a button with its theme',
    '@mall/ui': "export { Button, ThemeStyles, UiProvider } from '@mall/ui';",
    '@base-ui/react': "export { Button } from '@base-ui/react/button';",
    '@radix-ui/themes': `${RADIX_STYLES} export { Button, Theme } from '@radix-ui/themes';`,
    '@primer/react': "export { BaseStyles, Button, ThemeProvider } from '@primer/react';",
    '@mantine/core': `${MANTINE_STYLES('Button')} export { Button, MantineProvider } from '@mantine/core';`,
  },
  {
    what: 'a dialog with its theme',
    '@mall/ui': "export { Dialog, ThemeStyles, UiProvider } from '@mall/ui';",
    '@base-ui/react': "export { Dialog } from '@base-ui/react/dialog';",
    '@radix-ui/themes': `${RADIX_STYLES} export { Dialog, Theme } from '@radix-ui/themes';`,
    '@primer/react': "export { BaseStyles, Dialog, ThemeProvider } from '@primer/react';",
    '@mantine/core': `${MANTINE_STYLES('ModalBase', 'Modal', 'Overlay', 'Paper', 'CloseButton')} export { MantineProvider, Modal } from '@mantine/core';`,
  },
  {
    what: 'the whole kit',
    '@mall/ui': "export * from '@mall/ui';",
    '@base-ui/react': "export * from '@base-ui/react';",
    '@radix-ui/themes': `${RADIX_STYLES} export * from '@radix-ui/themes';`,
    '@primer/react': "export * from '@primer/react';",
    '@mantine/core': "import '@mantine/core/styles.css'; export * from '@mantine/core';",
  },
  {
    what: 'the client',
    '@mall/sdk': "export { createMall } from '@mall/sdk';",
    '@medusajs/js-sdk': "export { default } from '@medusajs/js-sdk';",
    '@shopify/hydrogen-react': "export { createStorefrontClient } from '@shopify/hydrogen-react';",
  },
  {
    what: 'the cart with its client',
    '@mall/hooks':
      "export { createMall } from '@mall/sdk'; export { MallProvider, useCart } from '@mall/hooks';",
    '@shopify/hydrogen-react':
      "export { CartProvider, ShopifyProvider, useCart } from '@shopify/hydrogen-react';",
  },
  {
    what: 'all hooks with their client',
    '@mall/hooks': "export { createMall } from '@mall/sdk'; export * from '@mall/hooks';",
    '@shopify/hydrogen-react': "export * from '@shopify/hydrogen-react';",
  },
];

/** Libraries that a page may have anyway, which are measured apart as well. */
const APART = { '@mall/ui': 'styled-components', '@mall/hooks': '@tanstack/react-query' };

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

/** Bundles an entry; returns the sizes of its scripts and styles. */
async function measure(esbuild, folder, contents, apart = []) {
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents, resolveDir: folder, loader: 'js' },
    absWorkingDir: folder,
    outdir: path.join(folder, 'out'),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'error',
    external: ['react', 'react-dom', ...apart].flatMap((name) => [name, `${name}/*`]),
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'empty' },
  });
  const scripts = outputFiles.filter(({ path: file }) => file.endsWith('.js'));
  const styles = outputFiles.filter(({ path: file }) => file.endsWith('.css'));
  const entry = Object.keys(metafile.outputs).find(
    // A chunk that loads later has an entry point, too.
    (file) => metafile.outputs[file].entryPoint === '<stdin>',
  );
  const first = atOnce(metafile.outputs, entry);
  const names = new Set([...first].map((file) => path.resolve(folder, file)));
  return {
    'JS at once': kb(weigh(scripts.filter(({ path: file }) => names.has(file)))),
    'JS in all': kb(weigh(scripts)),
    CSS: kb(weigh(styles)),
  };
}

/** Returns the name and the version of an installed package. */
async function versionOf(folder, name) {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  return `${name} ${JSON.parse(await readFile(file, 'utf8')).version}`;
}

/** Measures every row; an entry of ours also without the library that a page may have anyway. */
async function measureRows(esbuild, folder) {
  const rows = [];
  for (const { what, ...sources } of ROWS)
    for (const [name, contents] of Object.entries(sources)) {
      const of = await versionOf(folder, name);
      rows.push({ what, of, ...(await measure(esbuild, folder, contents)) });
      const apart = APART[name];
      if (apart)
        rows.push({
          what,
          of: `${of} without ${apart}`,
          ...(await measure(esbuild, folder, contents, [apart])),
        });
    }
  return rows;
}

/** Returns the sizes of the packages and of others, in kB of 1,000 bytes, gzip. */
export async function benchSizes() {
  const folder = await mkdtemp(path.join(tmpdir(), 'mall-sizes-'));
  try {
    const tarballs = await pack(OURS, path.join(folder, 'packed'));
    const wanted = [...OTHERS, ...PEERS, 'esbuild'].map((name) => `${name}@latest`);
    await must(
      'npm',
      [
        ...['install', '--no-audit', '--no-fund', '--prefix', folder],
        // Some ask for older peers than the others.
        ...['--legacy-peer-deps', ...wanted, ...tarballs],
      ],
      { cwd: folder, quiet: true },
    );
    const esbuild = createRequire(path.join(folder, 'package.json'))('esbuild');
    return await measureRows(esbuild, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
