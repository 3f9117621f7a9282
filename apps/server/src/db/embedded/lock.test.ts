import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUse, lockFolder } from './lock';

let home: string;
let folder: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'mall-lock-'));
  folder = path.join(home, 'pg');
});
afterEach(() => rm(home, { recursive: true }));

test('one process holds the folder at a time, and the next one after its release', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(DataFolderInUse);
  await unlock();
  const again = await lockFolder(folder);
  await again();
  expect(await readdir(home)).toEqual(['pg.lock.2']);
});

test('one of many concurrent attempts wins', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 30 }, () => lockFolder(folder)));
  const winners = tries.filter((each) => each.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  await winners[0]?.value();
});

test('the folder is free when its holder was killed', async () => {
  // A dead owner leaves its socket behind, as this program does when it is killed.
  const script = `require('node:net').createServer().listen(${JSON.stringify(`${folder}.lock.1`)}, () => console.log('listening'))`;
  const holder = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  await expect(lockFolder(folder)).rejects.toThrow(/in use by another process/);

  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await readdir(home)).toEqual(['pg.lock.1']);
  // Often and many at once: a process that finds a dead lock must not remove a living one.
  for (let round = 0; round < 20; round += 1) {
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
    const winners = tries.filter((each) => each.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    await winners[0]?.value();
  }
});
