import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { preview } from 'vite';
import { hashOf } from './hash.mjs';
import { withLock } from './lock.mjs';
import { must, root } from './run.mjs';

const SOURCES = ['.storybook', 'packages', 'examples/recipes/src', 'pnpm-lock.yaml'];
const FOLDER = path.join(root, 'storybook-static');

/** Builds the static Storybook, unless the sources are unchanged since the last build. */
export const buildStorybook = () => withLock('storybook', buildIfChanged);

async function buildIfChanged() {
  const marker = path.join(root, '.cache/storybook-built');
  const wanted = await hashOf(SOURCES);
  const done = (await readFile(marker, 'utf8').catch(() => '')) === wanted;
  if (done && existsSync(path.join(FOLDER, 'index.json'))) return;
  await rm(marker, { force: true });
  await must('storybook', ['build', '--disable-telemetry', '--quiet', '-o', FOLDER], {
    quiet: true,
    env: {
      STATIC_STORYBOOK: '1',
      // A test runner sets both others: Storybook would bundle React's development runtime, and omit the pages.
      NODE_ENV: 'production',
      VITEST: undefined,
    },
  });
  await mkdir(path.dirname(marker), { recursive: true });
  await writeFile(marker, wanted);
}

/** Serves the static Storybook, built first if needed, on a free port of this machine. */
export async function serveStorybook() {
  await buildStorybook();
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    // A missing file is a 404, not the first page.
    appType: 'mpa',
    build: { outDir: FOLDER },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [baseUrl = ''] = server.resolvedUrls?.local ?? [];
  return { baseUrl, close: () => server.close() };
}
