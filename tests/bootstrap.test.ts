import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isSupportedNode } from '../scripts/supported-node.mjs';

const root = path.resolve(import.meta.dirname, '..');

it.each([
  ['20.20.2', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s is supported: %s', (version, isSupported) => {
  expect(isSupportedNode(version)).toBe(isSupported);
});

/** Prints the hash of a folder of a copy of the repository. */
const HASH = `
  import { hashOf } from './scripts/hash.mjs';
  console.log(await hashOf(['packages', 'missing']));
`;

async function copyWith(content: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'mall-copy-'));
  await cp(path.join(root, 'scripts'), path.join(folder, 'scripts'), { recursive: true });
  await mkdir(path.join(folder, 'packages/sdk'), { recursive: true });
  await writeFile(path.join(folder, 'packages/sdk/index.ts'), content);
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', HASH], {
    cwd: folder,
    encoding: 'utf8',
  });
  await rm(folder, { recursive: true });
  return stdout;
}

it('a copy of the repository has the same hash until a file changes', async () => {
  const hash = await copyWith('export {};');
  expect(hash).toMatch(/^[0-9a-f]{64}\n$/);
  expect(await copyWith('export {};')).toBe(hash);
  expect(await copyWith('export { };')).not.toBe(hash);
});
