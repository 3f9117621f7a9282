// Checks the use of the packages in server components: every entry, and the functions that are
// called there.
import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { entriesOf } from './entries.mjs';
import { root } from './run.mjs';

const PLACE = '.cache/server-components';

/** The functions that a server calls itself, by entry: these are not client modules. */
const CALLED = {
  '@mall/contract': 'contract',
  '@mall/hooks/queries': 'productOptions',
  '@mall/sdk': 'createMall',
  '@mall/sdk/limits': 'POST_LIMITS',
  '@mall/ui/labels/en': 'ui',
  '@mall/ui/themes/harbour': 'harbour',
  '@mall/ui/tokens': 'createTheme',
};

const DIRECTIVE = /^['"]use client['"];/;
/** As in tsup.base.ts, but less exact: every API that may need a client. */
const CLIENT_ONLY =
  /\b(createContext|createGlobalStyle|styled|use(State|Effect|Context|Ref|Memo|Callback|Query|Mutation))\s*[(.`<]/;

const scripts = async (folder) =>
  (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));

/** Returns built files that need a client without 'use client'. */
async function unmarked(name) {
  const folder = path.join(root, 'packages', name, 'dist');
  const files = await scripts(folder);
  const read = await Promise.all(
    files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')]),
  );
  return read
    .filter(([, code]) => CLIENT_ONLY.test(code) && !DIRECTIVE.test(code))
    .map(([file]) => `@mall/${name}: dist/${file} needs a client and does not say so`);
}

/**
 * Leaves out client modules, as a bundler of server components does: it keeps only their reference.
 */
const asReferences = {
  name: 'client-references',
  async load(id) {
    if (!path.isAbsolute(id) || !/\.m?js$/.test(id)) return null;
    return DIRECTIVE.test(await readFile(id, 'utf8')) ? 'export {};' : null;
  },
};

/** Returns entries that cannot be imported in server components, or whose values are missing. */
async function refused(name, entries) {
  const outDir = path.join(root, PLACE, name);
  const input = Object.fromEntries(entries.map((entry) => [entry.replaceAll('/', '_'), entry]));
  await build({
    configFile: false,
    root: path.join(root, 'packages', name),
    logLevel: 'silent',
    plugins: [asReferences],
    resolve: { conditions: ['react-server'] },
    ssr: { noExternal: true, resolve: { conditions: ['react-server'] } },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rollupOptions: { input, shimMissingExports: true },
    },
  });
  return Object.entries(input).flatMap(([file, entry]) => {
    const value = CALLED[entry];
    const wanted = value ? `if (typeof given.${value} === 'undefined') process.exit(1);` : '';
    const code = `const given = await import('./${file}.js'); ${wanted}`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--conditions=react-server', '--input-type=module', '--eval', code],
      { cwd: outDir, encoding: 'utf8' },
    );
    return status === 0 ? [] : [`${entry} cannot be imported on a server: ${stderr.slice(0, 400)}`];
  });
}

/** Returns the entries of a package, as import specifiers. */
async function specifiersOf(name) {
  const file = path.join(root, 'packages', name, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  return entriesOf(manifest).map(([key]) => path.posix.join('@mall', name, key));
}

/**
 * Returns the exports of the built packages that a server component should be able to use but
 * cannot.
 */
export async function unfitForServers() {
  const faults = [];
  for (const name of ['contract', 'sdk', 'hooks', 'ui']) {
    faults.push(...(await unmarked(name)), ...(await refused(name, await specifiersOf(name))));
  }
  return faults;
}
