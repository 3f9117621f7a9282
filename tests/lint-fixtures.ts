import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The repository root. */
export const root = path.resolve(import.meta.dirname, '..');

/** A file that violates a rule on purpose, its text, and that rule. */
export type LintFixture = readonly [place: string, text: string, rule: string];

/** Runs the work while these files exist. */
export async function withFixtures<T>(
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
