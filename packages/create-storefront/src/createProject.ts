import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProjectFiles } from './projectFiles';

async function writeFiles(folder: string, files: ProjectFiles): Promise<void> {
  for (const [file, text] of files) {
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  }
}

/** Moves every entry of a folder into another; when one cannot be moved, none is. */
async function moveEntries(from: string, to: string): Promise<void> {
  const moved: string[] = [];
  try {
    for (const entry of await readdir(from)) {
      await rename(path.join(from, entry), path.join(to, entry));
      moved.push(entry);
    }
  } catch (error) {
    await Promise.all(moved.map((entry) => rm(path.join(to, entry), { recursive: true })));
    throw error;
  }
}

/**
 * Writes a project into a folder that does not exist or is empty. The files are written beside it first, so that a
 * failure or an interruption leaves no half project.
 *
 * @throws what the file system reports; then nothing is left.
 */
export async function createProject(folder: string, files: ProjectFiles): Promise<void> {
  const parent = path.dirname(folder);
  const staging = path.join(parent, `.storefront-${process.pid}`);
  const created = [await mkdir(parent, { recursive: true })];
  try {
    created.push(await mkdir(staging, { recursive: true }));
    await writeFiles(staging, files);
    created.push(await mkdir(folder, { recursive: true }));
    await moveEntries(staging, folder);
    await rmdir(staging);
  } catch (error) {
    for (const place of created.toReversed())
      if (place !== undefined) await rm(place, { recursive: true, force: true });
    throw error;
  }
}
