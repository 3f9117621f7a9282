import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXIT_CODES } from '../exit-codes';
import { isFull } from '../testing/scale';
import { launchServer, type ServerProcess } from '../testing/server-process';
import { mountSmallDisk } from '../testing/small-disk';

// Each test starts whole servers.
vi.setConfig({ testTimeout: 300_000 });

let folder: string;
const running: ServerProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mall-folder-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill();
  await rm(folder, { recursive: true });
});

/** A server on the embedded database. */
function launch(dataDir: string): ServerProcess {
  const server = launchServer({ DATA_DIR: dataDir, DATABASE_URL: '' });
  running.push(server);
  return server;
}

/** Starts a server that cannot start. @returns its exit code and its output */
async function failedStart(dataDir: string): Promise<readonly [number, string[]]> {
  const { child, printed } = launch(dataDir);
  const [code] = (await once(child, 'exit')) as [number];
  return [code, printed().trim().split('\n')];
}

test('server exits with a sentence that names DATA_DIR when it lies below a file', async () => {
  await writeFile(path.join(folder, 'file'), '');
  const dataDir = path.join(folder, 'file', 'data');
  expect(await failedStart(dataDir)).toEqual([
    EXIT_CODES.configuration,
    [
      `The server cannot write to the data folder ${dataDir} (ENOTDIR: not a directory). ` +
        'Give its user write access, or set DATA_DIR to another folder.',
    ],
  ]);
});

test.skipIf(process.getuid?.() === 0)(
  'server exits with a sentence that names DATA_DIR when its user may not write there',
  async () => {
    await chmod(folder, 0o500);
    expect(await failedStart(folder)).toEqual([
      EXIT_CODES.configuration,
      [expect.stringMatching(/^The server cannot write to the data folder \S+ \(EACCES: /)],
    ]);
    await chmod(folder, 0o700);
  },
);

const disk = isFull ? mountSmallDisk(300) : null;

// In the second ring: starts of the embedded database take long on a busy machine.
test.skipIf(disk === null)(
  'server exits with a sentence when its disk is full, and starts when there is room',
  async () => {
    if (!disk) return;
    const dataDir = disk.folder;
    try {
      await disk.leave(0);
      expect(await failedStart(dataDir)).toEqual([
        EXIT_CODES.failed,
        [
          `The disk of the data folder ${dataDir} is full (ENOSPC: no space left on device). ` +
            'Make room on it, or set DATA_DIR to a folder on another disk.',
        ],
      ]);
      await disk.freeSpace();
      const server = launch(dataDir);
      expect(await server.address()).toMatch(/^http/);
      await server.kill();
    } finally {
      await disk.unmount();
    }
  },
);
