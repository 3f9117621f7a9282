import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ServerProgram } from './server-process';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const git = async (...args: string[]) =>
  (await run('git', args, { cwd: repository, maxBuffer: 2 ** 20 })).stdout.trim();

/**
 * The commit of the version before: the latest release, or before the first one, the commit before the latest migration.
 *
 * @returns null when the history is not available, as in a shallow clone, or when that migration drops something that only
 *   unreleased versions read.
 */
export async function findPreviousVersion(): Promise<string | null> {
  try {
    const [release] = (await git('tag', '--list', 'v*', '--sort=-creatordate')).split('\n');
    if (release) return await git('rev-parse', `${release}^{commit}`);
    const migrations = 'apps/server/src/db/migrations/*.sql';
    const added = ['-1', '--diff-filter=A', '--name-only', '--format=%H', '--', migrations];
    const [latest, ...files] = (await git('log', ...added)).split('\n').filter(Boolean);
    const texts = await Promise.all(
      files.map((file) => readFile(path.join(repository, file), 'utf8')),
    );
    if (texts.some((text) => text.includes('not read since the first release'))) return null;
    return await git('rev-parse', '--verify', `${latest}^`);
  } catch {
    return null;
  }
}

/** The environment without the settings of an npm that runs this process, which pnpm would read. */
function withoutNpm() {
  const isForwarded = ([name]: readonly [string, unknown]) =>
    !/^npm_/i.test(name) || name === 'npm_config_registry';
  return Object.fromEntries(Object.entries(process.env).filter(isForwarded));
}

/** Another version of the server, with its own dependencies, in a temporary folder. */
export interface CheckedOutServer extends ServerProgram {
  remove(): Promise<void>;
}

/** Writes a commit to a temporary folder, and installs its dependencies. */
export async function checkOutServer(commit: string): Promise<CheckedOutServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mall-previous-'));
  const archive = path.join(folder, '.archive.tar');
  await git('archive', '--output', archive, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  await run(
    path.join(repository, 'node_modules/.bin/pnpm'),
    ['install', '--frozen-lockfile', '--prefer-offline', '--filter', '@mall/server...'],
    { cwd: folder, env: withoutNpm(), maxBuffer: 2 ** 24 },
  );
  return {
    folder: path.join(folder, 'apps/server'),
    args: ['--import', 'tsx', '--conditions=@mall/source', 'src/server.ts'],
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
