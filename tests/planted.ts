import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The repository. */
export const root = path.resolve(import.meta.dirname, '..');

/** A file that breaks a rule on purpose, what it says, and that rule. */
export type Planted = readonly [place: string, text: string, rule: string];

/** Does the work while these files stand at their places. */
export async function plant<T>(
  files: readonly (readonly [place: string, text: string, ...rest: string[]])[],
  work: () => Promise<T>,
): Promise<T> {
  const places = files.map(([place]) => path.join(root, place));
  try {
    await Promise.all(files.map(([, text], at) => writeFile(places[at] ?? '', text)));
    return await work();
  } finally {
    await Promise.all(places.map((place) => rm(place, { force: true })));
  }
}
