import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run.mjs';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  '.data',
  '.cache',
  'storybook-static',
  'coverage',
]);

/** A build tool's copy of its configuration, or a file with which a test tries a linter: both come and go. */
const isTemporary = (name) => name.includes('.bundled_') || name.startsWith('lint-fixture');

/** What no build contains. */
const isTest = (name) => name === 'e2e' || /\.test\.tsx?$/.test(name);

async function* filesUnder(place) {
  if ((await stat(place).catch(() => null))?.isFile()) {
    yield place;
    return;
  }
  const entries = await readdir(place, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (SKIPPED.has(entry.name) || isTemporary(entry.name) || isTest(entry.name)) continue;
    const inside = path.join(place, entry.name);
    if (entry.isDirectory()) yield* filesUnder(inside);
    else yield inside;
  }
}

/**
 * Returns one hash of all files under some places, including their names, without tests.
 *
 * @param places paths from the root of the repository, so that a copy of the repository has the same hash.
 */
export async function hashOf(places) {
  const hash = createHash('sha256');
  for (const place of places) {
    for await (const file of filesUnder(path.join(root, place))) {
      hash
        .update(path.relative(root, file).replaceAll(path.sep, '/'))
        .update('\0')
        .update(await readFile(file));
    }
  }
  return hash.digest('hex');
}
