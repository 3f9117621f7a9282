// Creates the examples outside of this repository as a partner does: by `create-storefront` and with the packages,
// all from their tarballs. Installs, type-checks and builds each. Browser tests use the result.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { must, root } from './run.mjs';

const PACKED = path.join(root, '.cache/packed');
const CREATOR = '@mall/create-storefront';

/** Where this repository's examples are installed: no parent folder has packages. */
export const installed = path.join(
  tmpdir(),
  `mall-examples-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`,
);

/** Versions that the lockfile pins once: they are already on this machine. */
async function lockedVersions() {
  const lockfile = await readFile(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  const [, packages = ''] = /^packages:\n([\s\S]*?)^snapshots:/m.exec(lockfile) ?? [];
  const versions = new Map();
  for (const [, name, version] of packages.matchAll(/^ {2}'?(@?[^@'\n]+)@([^':\n]+)'?:$/gm))
    versions.set(name, [...(versions.get(name) ?? []), version]);
  return [...versions].flatMap(([name, all]) => (all.length === 1 ? [[name, all[0]]] : []));
}

/** The packed packages, by name. */
async function tarballs() {
  const files = await readdir(PACKED);
  return files.flatMap((file) => {
    const [, name] = /^mall-([a-z-]+)-\d.*\.tgz$/.exec(file) ?? [];
    return name ? [[`@mall/${name}`, `file:${path.join(PACKED, file)}`]] : [];
  });
}

const QUIET_NPM = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

/** Makes npm install exactly these versions: a direct dependency needs its version, all others an override. */
async function pinForNpm(folder, versions) {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  const overrides = Object.fromEntries(versions);
  for (const kind of ['dependencies', 'devDependencies'])
    for (const name of Object.keys(manifest[kind] ?? {})) {
      if (!Object.hasOwn(overrides, name)) continue;
      manifest[kind][name] = overrides[name];
      delete overrides[name];
    }
  await writeFile(file, JSON.stringify({ ...manifest, overrides }, null, 2));
}

/** Makes pnpm install exactly these versions; the workspace file keeps it from looking for one above. */
async function pinForPnpm(folder, versions) {
  const file = path.join(folder, 'pnpm-workspace.yaml');
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  const settings = versions.map(([of, version]) => `  '${of}': '${version}'`).join('\n');
  await writeFile(file, `${before}packages: []\noverrides:\n${settings}\n`);
}

/** How each package manager installs these versions, and runs what it has installed or a script. */
const MANAGERS = {
  npm: {
    pin: pinForNpm,
    install: ['npm', 'install', ...QUIET_NPM],
    exec: ['npm', 'exec', '--'],
    run: ['npm', 'run', '--silent'],
  },
  pnpm: {
    pin: pinForPnpm,
    install: ['pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile', '--silent'],
    exec: ['pnpm', 'exec'],
    run: ['pnpm', 'run', '--silent'],
  },
};

/** The examples that npm installs; pnpm, which installs the others, is faster and hoists nothing. */
const BY_NPM = ['storefront'];

/** Runs a command as in a fresh terminal: Vite sets NODE_ENV here, and npm would then install no tools. */
const runIn = (folder, [command, ...args]) =>
  must(command, args, {
    cwd: folder,
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined },
  });

/** Installs `create-storefront` with a package manager; returns what creates a project. */
async function openCreator(name, versions) {
  const { pin, install, exec } = MANAGERS[name];
  const folder = path.join(installed, `.${name}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const manifest = { private: true, dependencies: { [CREATOR]: '*' } };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await pin(folder, versions);
  await runIn(folder, install);
  return (project, template) =>
    runIn(folder, [...exec, 'create-storefront', project, '--template', template]);
}

/** Creates, installs and builds one example with a package manager. */
async function check(name, manager, create, versions) {
  const { pin, install, run } = MANAGERS[manager];
  const folder = path.join(installed, name);
  await rm(folder, { recursive: true, force: true });
  await create(folder, name);
  await pin(folder, versions);
  await runIn(folder, install);
  await runIn(folder, [...run, 'build']);
}

/**
 * Creates, installs and builds examples, by default all of them; exits when one fails. Needs the packed packages.
 *
 * @param only the names of the examples to install.
 */
export async function checkExamples(only = []) {
  if (!existsSync(PACKED)) throw new Error('Pack the packages first: node scripts/packages.mjs');
  const versions = [...(await lockedVersions()), ...(await tarballs())];
  await mkdir(installed, { recursive: true });
  const folder = path.join(root, 'examples');
  const all = (await readdir(folder)).filter((name) =>
    existsSync(path.join(folder, name, 'package.json')),
  );
  const names = all.filter((name) => only.length === 0 || only.includes(name));
  for (const manager of Object.keys(MANAGERS)) {
    const own = names.filter((name) => BY_NPM.includes(name) === (manager === 'npm'));
    if (own.length === 0) continue;
    const create = await openCreator(manager, versions);
    for (const name of own) await check(name, manager, create, versions);
  }
  console.log(`${names.length} examples, created and installed in ${installed}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await checkExamples(process.argv.slice(2));
