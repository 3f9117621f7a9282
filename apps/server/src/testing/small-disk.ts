import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A disk of a few megabytes in memory, for tests of a full disk. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk until so many bytes are free; earlier fillings are replaced. */
  leave(bytes: number): Promise<void>;
  /** Removes the filling. */
  freeSpace(): Promise<void>;
  unmount(): Promise<void>;
}

/**
 * Mounts a disk of its own.
 *
 * @returns null where this process may not mount one: only root on Linux may.
 */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'mall-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  const isMounted = spawnSync('mount', options, { stdio: 'ignore' }).status === 0;
  const filling = path.join(folder, 'filling');
  const freeSpace = () => rm(filling, { force: true });
  const unmount = async () => {
    if (isMounted) spawnSync('umount', ['-l', folder], { stdio: 'ignore' });
    await rm(folder, { recursive: true, force: true });
  };
  if (!isMounted) {
    void unmount();
    return null;
  }
  return {
    folder,
    async leave(bytes) {
      await freeSpace();
      const { bavail, bsize } = await statfs(folder);
      await writeFile(filling, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
    },
    freeSpace,
    unmount,
  };
}
