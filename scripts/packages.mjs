// Checks the packages as partners install them: each one is built, packed as for publishing, and
// inspected.
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { undocumented } from './documented.mjs';
import { checkExamples } from './examples.mjs';
import { pack } from './pack.mjs';
import { wrongTypes } from './published-types.mjs';
import { must, root } from './run.mjs';
import { unfitForServers } from './server-components.mjs';

const PACKED = '.cache/packed';
const PACKED_BY_NPM = '.cache/packed-by-npm';
/** Files that every package contains besides its code. */
const BROUGHT = ['package/LICENSE', 'package/README.md', 'package/package.json'];

function fail(what) {
  console.error(`\n✗ ${what}`);
  process.exit(1);
}

const filesOf = (tarball) =>
  spawnSync('tar', ['-tzf', tarball], { cwd: root, encoding: 'utf8' }).stdout.split('\n');

async function checkTarball(tarball) {
  const files = filesOf(tarball);
  const missing = BROUGHT.filter((file) => !files.includes(file));
  if (missing.length > 0) fail(`${tarball} lacks ${missing.join(', ')}`);
  await must('publint', ['run', tarball, '--strict'], { quiet: true });
  await must('attw', [tarball, '--profile', 'esm-only', '--quiet']);
}

const MANIFEST = 'package/package.json';
/** The parts of a manifest that affect a dependent project. */
const manifestOf = (tarball) => {
  const { stdout } = spawnSync('tar', ['-xzOf', tarball, MANIFEST], {
    cwd: root,
    encoding: 'utf8',
  });
  const { name, version, type, bin, exports, dependencies, peerDependencies } = JSON.parse(stdout);
  return JSON.stringify({ name, version, type, bin, exports, dependencies, peerDependencies });
};

/** `npm pack` must produce the same tarball as pnpm, so that either can publish. */
async function checkNpm(folder, { version }) {
  await mkdir(path.join(root, PACKED_BY_NPM), { recursive: true });
  const cwd = path.join(root, 'packages', folder);
  const destination = path.join(root, PACKED_BY_NPM);
  await must('npm', ['pack', '--silent', '--pack-destination', destination], { cwd, quiet: true });
  const tarball = `mall-${folder}-${version}.tgz`;
  const theirs = `${PACKED_BY_NPM}/${tarball}`;
  const files = (of) => filesOf(of).toSorted().join('\n');
  if (files(theirs) !== files(`${PACKED}/${tarball}`))
    fail(`npm packs other files of ${folder} than pnpm`);
  if (manifestOf(theirs) !== manifestOf(`${PACKED}/${tarball}`))
    fail(`npm packs another manifest of ${folder} than pnpm: ${manifestOf(theirs)}`);
}

/** Runs the kit's command, which distinguishes a legible theme from an illegible one. */
async function checkCommand() {
  const check = async (theme) => {
    const file = path.join(root, PACKED, 'theme.json');
    await writeFile(file, JSON.stringify(theme));
    return spawnSync(process.execPath, ['packages/ui/bin/ui.mjs', 'check-theme', file], {
      cwd: root,
      encoding: 'utf8',
    });
  };
  const sound = await check({ light: { brand: '#7A3FA0' } });
  if (sound.status !== 0) fail(`A sound theme was refused: ${sound.stderr}`);
  const unsound = await check({ dark: { brand: '#7A3FA0' } });
  if (unsound.status !== 1 || !unsound.stderr.includes('dark: brand on surface is 2.49:1'))
    fail(`A theme that cannot be read was let through: ${unsound.stdout}${unsound.stderr}`);
}

/** Returns the packages that are published, as pairs of folder and manifest. */
async function publishedPackages() {
  const folders = await readdir(path.join(root, 'packages'));
  const all = await Promise.all(
    folders.map(async (folder) => [
      folder,
      JSON.parse(await readFile(path.join(root, 'packages', folder, 'package.json'), 'utf8')),
    ]),
  );
  return all.filter(([, manifest]) => !manifest.private);
}

/**
 * Builds and packs every package that is published, including the server, and checks what is in the tarballs: files,
 * entries, types, documentation. Exits when one is invalid.
 */
async function checkPackedTypes() {
  const manifests = (await publishedPackages()).map(([, manifest]) => manifest);
  const names = [...manifests.map(({ name }) => name), '@mall/server'];
  const tarballs = await pack(names, path.join(root, PACKED));
  await Promise.all(tarballs.map(checkTarball));

  const silent = undocumented(manifests);
  if (silent.length > 0) fail(`Published without documentation:\n  ${silent.join('\n  ')}`);
  const wrong = wrongTypes(manifests);
  if (wrong.length > 0) fail(`Invalid published types:\n  ${wrong.join('\n  ')}`);
  const unfit = await unfitForServers();
  if (unfit.length > 0) fail(`Unfit for server components:\n  ${unfit.join('\n  ')}`);
  await checkCommand();
  console.log(`${tarballs.length} packages, ${manifests.length} of them with types for partners.`);
}

/** Checks the packages as {@link checkPackedTypes} does, then `npm pack`, and every example created from the tarballs. */
export async function checkPackages() {
  await checkPackedTypes();
  for (const [folder, manifest] of await publishedPackages()) await checkNpm(folder, manifest);
  await checkExamples();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await checkPackages();
