import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run.mjs';

const CHECK_EVERY_MS = 200;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * Runs work that only one process may do at a time: two commands at once would write the same files. The others wait.
 * A process that ended without releasing its lock does not stop them.
 *
 * @param name the name of the lock, a file of `.cache`.
 */
export async function withLock(name, work) {
  const file = path.join(root, '.cache', `${name}.lock`);
  await mkdir(path.dirname(file), { recursive: true });
  while (!(await take(file))) {
    const holder = Number(await readFile(file, 'utf8').catch(() => process.pid));
    // Empty: its holder is about to write its number.
    if (holder > 0 && !isAlive(holder)) await rm(file, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS));
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file) {
  try {
    await writeFile(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}
