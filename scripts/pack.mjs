import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { must } from './run.mjs';

/**
 * Builds packages and packs them as for publishing.
 *
 * @param names the names of the packages.
 * @param destination a folder for the tarballs only, as an absolute path.
 * @returns the paths of the tarballs.
 */
export async function pack(names, destination) {
  const all = names.flatMap((name) => ['--filter', name]);
  await rm(destination, { recursive: true, force: true });
  await mkdir(destination, { recursive: true });
  await must('pnpm', [...all, 'build'], { quiet: true });
  await must('pnpm', [...all, 'pack', '--pack-destination', destination], { quiet: true });
  return (await readdir(destination)).map((file) => path.join(destination, file));
}
