// Makes every npm script work on a fresh clone with only Node and npm: runs on a supported Node, which it fetches if
// the machine's own is older, and installs with the pinned pnpm when a manifest or the lockfile has changed.
//
//   node scripts/bootstrap.mjs [<script.mjs> | <program of a package>] [argument …]
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hashOf } from './hash.mjs';
import { withLock } from './lock.mjs';
import { cleanEnvironment, root, run } from './run.mjs';
import { fetchNode, isSupportedNode } from './supported-node.mjs';

const [command, ...args] = process.argv.slice(2);

if (isSupportedNode(process.versions.node)) {
  await withLock('install', installIfChanged);
  if (command?.endsWith('.mjs')) {
    const script = path.join(root, command);
    process.argv = [process.execPath, script, ...args];
    await import(pathToFileURL(script).href);
  } else if (command) {
    process.exit(await run(command, args, { stdin: 'inherit' }));
  }
} else {
  process.exit(await runOn(await fetchNode()));
}

/** Runs this script on another Node, which the programs that it starts find first, too. */
async function runOn(node) {
  await import('./end-with-npm.mjs');
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
    },
  });
  // A terminal sends Ctrl-C to the child itself.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

async function installIfChanged() {
  const { devDependencies } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const marker = path.join(root, 'node_modules/.installed');
  const workspaces = (
    await Promise.all(
      ['packages', 'apps'].map(async (folder) =>
        (await readdir(path.join(root, folder))).sort().map((name) => `${folder}/${name}`),
      ),
    )
  ).flat();
  const wanted = await hashOf([
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...workspaces.map((workspace) => `${workspace}/package.json`),
  ]);
  if ((await readFile(marker, 'utf8').catch(() => '')) === wanted) return;

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
