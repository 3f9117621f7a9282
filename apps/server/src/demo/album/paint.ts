import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { paintPicture, pictureNames, sceneNamed } from './album';

/** How far painting has come. */
export type OnProgress = (done: number, total: number) => void;

/**
 * Paints the pictures that a folder lacks, and leaves those it has; so it may be stopped and run again.
 *
 * @param folder one file a picture, at its name
 * @param names which ones; all of them when left out
 * @returns how many were painted
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

/** Pictures in the same room are painted one after the other: an empty room costs more than its goods. */
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

/** Written aside and moved, so that a half-written picture is never taken for a whole one. */
async function save(path: string, picture: Buffer | null): Promise<void> {
  if (picture === null) throw new Error(`the album has no ${path}`);
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.${randomUUID()}`;
  await writeFile(aside, picture);
  await rename(aside, path);
}
