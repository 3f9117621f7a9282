import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from './hash.mjs';
import { withLock } from './lock.mjs';
import { must, root } from './run.mjs';

const sources = [
  'packages',
  'apps/web',
  'apps/desk',
  'apps/server',
  'scripts/compress-files.mjs',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];
const PROJECTS = ['@mall/web', '@mall/desk', '@mall/server'];
const products = [
  'apps/web/renderer/dist/addresses.js',
  'apps/web/renderer/dist/render.js',
  'apps/web/dist/index.html',
  'apps/desk/dist/index.html',
  'apps/server/dist/server.js',
];

/** The folder of the built server. */
export const SERVER_BUILD = path.join(root, 'apps/server/dist');

/** Builds both sites and the server, unless the sources are unchanged since the last build. */
export const build = () => withLock('build', buildIfChanged);

async function buildIfChanged() {
  const marker = path.join(root, '.cache/built');
  const wanted = await hashOf(sources);
  const done = (await readFile(marker, 'utf8').catch(() => '')) === wanted;
  if (done && products.every((product) => existsSync(path.join(root, product)))) return;
  console.log('Building …');
  await must('pnpm', [...PROJECTS.flatMap((name) => ['--filter', name]), 'build'], {
    quiet: true,
    // A test runner sets another one, and Vite would build the pages with React's development
    // runtime.
    env: { NODE_ENV: 'production' },
  });
  await mkdir(path.dirname(marker), { recursive: true });
  await writeFile(marker, wanted);
}
