// Installs the examples from the packed packages outside of this repository, as a partner does;
// type-checks and builds them. Browser tests use the result.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { must, root } from './run.mjs';

const PACKED = path.join(root, '.cache/packed');

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
    const [, name] = /^mall-(\w+)-.*\.tgz$/.exec(file) ?? [];
    return name ? [[`@mall/${name}`, `file:${path.join(PACKED, file)}`]] : [];
  });
}

/** Installs and builds one example. */
async function install(name, versions) {
  const folder = path.join(installed, name);
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(root, 'examples', name), folder, {
    recursive: true,
    filter: (file) => !file.includes('node_modules'),
  });
  const settings = versions.map(([of, version]) => `  '${of}': '${version}'`).join('\n');
  // A workspace file of its own, so that pnpm looks for none above it.
  await writeFile(
    path.join(folder, 'pnpm-workspace.yaml'),
    `packages: []\nallowBuilds: { esbuild: true, sharp: false }\noverrides:\n${settings}\n`,
  );
  const at = { cwd: folder, env: { NEXT_TELEMETRY_DISABLED: '1' } };
  await must('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--silent'], at);
  await must('pnpm', ['run', '--silent', 'build'], at);
}

/**
 * Installs and builds examples, by default all of them; exits when one fails. Needs the packed packages.
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
  for (const name of names) await install(name, versions);
  console.log(`${names.length} examples, installed in ${installed}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await checkExamples(process.argv.slice(2));
