import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { paintPicture, pictureNames, sceneNamed } from './album';

/** Reports the progress of painting. */
export type OnProgress = (done: number, total: number) => void;

/**
 * Generates the pictures missing in a folder and skips existing ones, so it can be stopped and run
 * again.
 *
 * @param folder one file per picture, under its name
 * @param names which ones; all by default
 * @returns how many were generated
 */
export async function paintPictures(
  folder: string,
  onProgress: OnProgress = () => {},
  names: readonly string[] = pictureNames(),
): Promise<number> {
  const missing = await lacking(folder, names);
  const queue = missing.toSorted((a, b) => roomOf(a).localeCompare(roomOf(b)));
  let done = 0;
  const painter = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      await save(join(folder, name), await paintPicture(name));
      onProgress(++done, missing.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, painter));
  return missing.length;
}

/** Pictures in the same room are generated in sequence: an empty room costs more than its goods. */
function roomOf(name: string): string {
  const scene = sceneNamed(name);
  return scene === null
    ? ''
    : [scene.frame, scene.mood, scene.tone, scene.wall, scene.light].join('/');
}

async function lacking(folder: string, names: readonly string[]): Promise<string[]> {
  const there = await Promise.all(
    names.map((name) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return names.filter((_, i) => there[i] !== true);
}

/** Written to a temporary file and renamed, so that a partial picture is never read. */
async function save(path: string, picture: Buffer | null): Promise<void> {
  if (picture === null) throw new Error(`the album has no ${path}`);
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.${randomUUID()}`;
  await writeFile(aside, picture);
  await rename(aside, path);
}
