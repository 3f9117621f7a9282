import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The key of a fault: another text or other tests make it another fault. */
export const keyOf = (domain, { file, old, new: changed, tests }) =>
  createHash('sha256')
    .update(JSON.stringify([domain, file, old, changed, tests]))
    .digest('hex');

/**
 * Opens the stored results of a version of the sources.
 *
 * @param file where they are stored.
 * @param sources the hash of the sources: results of other sources do not count.
 * @param isAgain forgets the stored results.
 */
export async function openResults(file, sources, isAgain = false) {
  const stored = isAgain ? null : JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
  const results = stored?.sources === sources ? stored.results : {};
  return {
    get: (key) => results[key],
    async put(key, result) {
      results[key] = result;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify({ sources, results }, null, 2));
    },
  };
}
