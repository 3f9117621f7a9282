import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

/** The longest Unix socket path that every supported system accepts. */
const LONGEST_SOCKET_PATH = 100;

/** The folder is locked by another running process. */
export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The database in ${folder} is in use by another process; two would corrupt it. ` +
        'Stop the other one, or start with another DATA_DIR or a DATABASE_URL.',
    );
    this.name = 'DataFolderInUse';
  }
}

/**
 * Locks a data folder for this process until it is released or the process dies in any way: the lock is
 * a listening Unix socket beside the folder, and the socket of a dead process refuses connections.
 *
 * Locks are numbered, and the highest number is the valid one. A dead lock is never removed to reuse
 * its number: between the check and the removal another process could have taken it. The next process
 * takes the next number instead, which only one can, and removes the lower ones.
 *
 * @returns a function that releases the folder.
 * @throws {DataFolderInUse} when a running process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(path.dirname(folder), { recursive: true });
  const mine = shorten(path.join(path.dirname(folder), randomUUID().slice(0, 8)));
  const server = await listen(mine);
  try {
    await takeNumber(mine, folder);
  } catch (error) {
    server.close();
    throw error;
  } finally {
    await rm(mine, { force: true });
  }
  // The socket file stays: dead, but still the highest number.
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Links our socket to the next number. The link fails if the number is taken, so only one process wins. */
async function takeNumber(mine: string, folder: string): Promise<void> {
  for (;;) {
    const highest = Math.max(0, ...(await numbersOf(folder)));
    if (highest > 0 && (await isAlive(lockFile(folder, highest))))
      throw new DataFolderInUse(folder);
    const number = highest + 1;
    try {
      await link(mine, lockFile(folder, number));
    } catch (error) {
      if (hasCode(error, 'EEXIST')) continue;
      throw error;
    }
    const others = await numbersOf(folder);
    if (Math.max(...others) === number) {
      await sweep(
        folder,
        others.filter((other) => other < number),
      );
      return;
    }
    // Our number was free only because the holder of a higher number had removed it.
    await rm(lockFile(folder, number), { force: true });
  }
}

const lockFile = (folder: string, number: number): string => shorten(`${folder}.lock.${number}`);

async function numbersOf(folder: string): Promise<number[]> {
  const start = `${path.basename(folder)}.lock.`;
  const names = await readdir(path.dirname(folder));
  return names
    .filter((name) => name.startsWith(start))
    .map((name) => Number(name.slice(start.length)))
    .filter((number) => Number.isInteger(number) && number > 0);
}

async function sweep(folder: string, numbers: readonly number[]): Promise<void> {
  await Promise.all(numbers.map((number) => rm(lockFile(folder, number), { force: true })));
}

function listen(address: string): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function isAlive(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** A long absolute path does not fit into a socket address; a relative path may. */
function shorten(address: string): string {
  const relative = path.relative(process.cwd(), address);
  const shortest = relative.length < address.length ? relative : address;
  if (Buffer.byteLength(shortest) <= LONGEST_SOCKET_PATH) return shortest;
  throw new Error(`The path of DATA_DIR is too long: ${address}`);
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
