// Makes `npm start` and `npm test` work on a fresh clone with only Node and npm: installs with the
// pinned pnpm when a manifest or the lockfile has changed.
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from './hash.mjs';
import { cleanEnvironment, root } from './run.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: please install Node 20.19 or newer.`);
  process.exit(1);
}

const { devDependencies } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
const marker = path.join(root, 'node_modules/.installed');
const workspaces = (
  await Promise.all(
    ['packages', 'apps'].map(async (folder) =>
      (await readdir(path.join(root, folder))).sort().map((name) => `${folder}/${name}`),
    ),
  )
).flat();
const manifests = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  ...workspaces.map((workspace) => `${workspace}/package.json`),
];
const wanted = await hashOf(manifests.map((file) => path.join(root, file)));

if ((await readFile(marker, 'utf8').catch(() => '')) !== wanted) {
  console.log('Installing …');
  const { status } = spawnSync(
    'npx',
    ['--yes', `pnpm@${devDependencies.pnpm}`, 'install', '--frozen-lockfile', '--loglevel=warn'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: cleanEnvironment(),
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  await mkdir(path.dirname(marker), { recursive: true });
  await writeFile(marker, wanted);
}
