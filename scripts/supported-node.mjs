// Which Node the repository needs, and where it gets one on a machine whose own is older.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { cleanEnvironment, root } from './run.mjs';

/** The oldest supported version; `engines` of every package says the same. */
export const OLDEST_NODE = [22, 13];

/** What an older machine fetches: an exact version, so that every such machine runs the same. */
const FETCHED = '24.21.0';

/** Returns whether a version such as `22.13.0` is supported. */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

/**
 * Fetches Node from npm into `.cache/node`, once. npm's package of one platform carries the program itself, so that no
 * install script runs.
 *
 * @returns the path of the program.
 * @throws Error when npm has no such package, or cannot be reached.
 */
export async function fetchNode() {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const folder = path.join(root, '.cache/node', FETCHED);
  const program = path.join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(program)) return program;

  console.log(
    `Node ${process.versions.node} is older than ${OLDEST_NODE.join('.')}: this repository fetches Node ${FETCHED} for itself, once, into .cache/node.`,
  );
  await mkdir(path.dirname(folder), { recursive: true });
  // Installed beside its place, and moved there complete: two commands may fetch at once.
  const fetched = await mkdtemp(`${folder}-`);
  const { status } = spawnSync(
    'npm',
    [
      ...['install', '--prefix', fetched, '--no-save', '--ignore-scripts'],
      ...['--no-audit', '--no-fund', '--loglevel=error', `${name}@${FETCHED}`],
    ],
    {
      cwd: fetched,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: cleanEnvironment(),
      shell: isWindows,
    },
  );
  if (status === 0) await rename(fetched, folder).catch(() => {});
  await rm(fetched, { recursive: true, force: true });
  if (!existsSync(program)) {
    throw new Error(`Node ${FETCHED} could not be fetched: please install Node 24 or 22 yourself.`);
  }
  return program;
}
