import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../../scripts/hash.mjs';
import { bundle } from '../../tests/bundle.ts';

const CACHE = path.resolve('node_modules/.cache/component-sizes');

/** Dependencies that every page of the kit has anyway. */
const isGiven = (id: string) => /^(react(-dom)?|styled-components)($|\/)/.test(id);

/** Changes with the kit's sources, and with the libraries' versions. */
let version: Promise<string> | undefined;
const versionNow = () => (version ??= hashOf(['packages/ui/src', 'pnpm-lock.yaml']));

/**
 * Returns the size of some exports in gzip KB, initial and on demand. Bundles them, and caches the
 * result until a source changes.
 */
export async function sizeOf(
  entry: string,
  names: readonly string[],
): Promise<[now: number, later: number]> {
  const file = path.join(CACHE, `${names[0]}.json`);
  const key = await versionNow();
  const cached: unknown = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
  if (isCached(cached) && cached.key === key) return cached.size;
  const { initial, all } = await bundle(entry, `{ ${names.join(', ')} }`, isGiven);
  const size: [number, number] = [initial, all - initial];
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, JSON.stringify({ key, size }));
  return size;
}

const isCached = (value: unknown): value is { key: string; size: [number, number] } =>
  typeof value === 'object' && value !== null && 'key' in value && 'size' in value;
