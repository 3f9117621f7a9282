import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Folders of a copy that tools write. */
const WRITTEN = new Set(['node_modules', '.cache', '.data', 'dist']);

/** What decides about the result of a test. */
const isSource = (file) =>
  /^(apps|packages)\/|^(pnpm-lock\.yaml|tsconfig\.base\.json|vitest\.workspace\.ts)$/.test(file) &&
  !file.endsWith('.md');

/** Lists the files of a repository that git does not ignore. */
export function filesOf(root) {
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`git cannot list the files: ${stderr}`);
  return [...new Set(stdout.split('\0').filter(Boolean))].sort();
}

async function* filesIn(folder, under = '') {
  for (const entry of await readdir(path.join(folder, under), { withFileTypes: true })) {
    if (WRITTEN.has(entry.name)) continue;
    const file = under ? `${under}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* filesIn(folder, file);
    else yield file;
  }
}

/**
 * Makes a folder equal to a repository, changes that are not committed included. It writes only what differs, so that
 * a fault which a stopped run left there is gone, and tools keep what they have cached.
 *
 * @returns a hash of the sources and tests.
 */
export async function copyTree(from, to) {
  await mkdir(to, { recursive: true });
  const hash = createHash('sha256');
  const copied = new Set();
  for (const file of filesOf(from)) {
    const bytes = await readFile(path.join(from, file)).catch(() => null);
    // Deleted, and not committed yet.
    if (bytes === null) continue;
    copied.add(file);
    if (isSource(file)) hash.update(file).update('\0').update(bytes);
    const target = path.join(to, file);
    const present = await readFile(target).catch(() => null);
    if (present?.equals(bytes)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
  for await (const file of filesIn(to)) {
    if (!copied.has(file)) await rm(path.join(to, file));
  }
  return hash.digest('hex');
}
