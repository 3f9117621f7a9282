import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const module = path.join(root, 'scripts/lock.mjs');
const NAME = `test-${process.pid}`;
const lock = path.join(root, '.cache', `${NAME}.lock`);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mall-lock-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await rm(lock, { force: true });
});

/** Writes "in" and "out" around work that lets the other processes run. */
const WORK = `
  import { appendFileSync } from 'node:fs';
  import { setImmediate } from 'node:timers/promises';
  import { withLock } from ${JSON.stringify(module)};
  await withLock(${JSON.stringify(NAME)}, async () => {
    appendFileSync('steps', 'in ');
    for (let turn = 0; turn < 1000; turn += 1) await setImmediate();
    appendFileSync('steps', 'out ');
  });
`;

async function runAtOnce(count: number) {
  const processes = Array.from({ length: count }, () =>
    spawn('node', ['--input-type=module', '-e', WORK], { cwd: folder, stdio: 'inherit' }),
  );
  await Promise.all(processes.map((each) => once(each, 'exit')));
  return readFile(path.join(folder, 'steps'), 'utf8');
}

it('a lock lets one process work at a time when three want it at once', async () => {
  expect(await runAtOnce(3)).toBe('in out in out in out ');
});

it('a lock is taken over when its holder has ended without releasing it', async () => {
  const { pid } = spawnSync('node', ['-e', '']);
  await writeFile(lock, `${pid}`);
  expect(await runAtOnce(1)).toBe('in out ');
});
