import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

/** The longest path a Unix socket may have on every system we run on. */
const LONGEST_SOCKET_PATH = 100;

/** The folder is held by another process that is alive. */
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
 * Holds a data folder for this process alone, until released or until the process dies, however it
 * dies: the lock is a listening Unix socket beside the folder, and a socket whose owner is gone
 * refuses connections.
 *
 * @returns a function that gives the folder free.
 * @throws {DataFolderInUse} when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(path.dirname(folder), { recursive: true });
  const lock = shorten(`${folder}.lock`);
  const mine = shorten(path.join(path.dirname(folder), randomUUID().slice(0, 8)));
  const server = await listen(mine);
  try {
    await takeName(mine, lock, folder);
  } catch (error) {
    server.close();
    throw error;
  } finally {
    await rm(mine, { force: true });
  }
  return async () => {
    await rm(lock, { force: true });
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
}

/** Gives our socket the lock's name. Linking fails when the name is taken, so only one can win. */
async function takeName(mine: string, lock: string, folder: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await link(mine, lock);
      return;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    if (await isAlive(lock)) break;
    await moveStaleAway(lock);
  }
  throw new DataFolderInUse(folder);
}

/** What is moved is looked at again: someone may have taken the name since it was found stale. */
async function moveStaleAway(lock: string): Promise<void> {
  const aside = `${lock}.${randomUUID().slice(0, 4)}`;
  try {
    await rename(lock, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if (await isAlive(aside)) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
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

/** A long absolute path does not fit into a socket's address; from where we stand it may. */
function shorten(address: string): string {
  const relative = path.relative(process.cwd(), address);
  const shortest = relative.length < address.length ? relative : address;
  if (Buffer.byteLength(shortest) <= LONGEST_SOCKET_PATH) return shortest;
  throw new Error(`The path of DATA_DIR is too long: ${address}`);
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
