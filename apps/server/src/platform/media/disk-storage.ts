import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MediaStorage } from './storage';

/**
 * Stores media in a folder of this machine.
 *
 * @param folder absolute; created on first write.
 */
export function diskStorage(folder: string): MediaStorage {
  const place = (key: string) => {
    const file = path.join(folder, key);
    if (!file.startsWith(folder + path.sep)) throw new Error(`No key of this folder: ${key}`);
    return file;
  };
  return {
    async put(key, source) {
      const file = place(key);
      await mkdir(path.dirname(file), { recursive: true });
      // Written to a temporary file and renamed, so that a partial file is never read.
      const aside = `${file}.${randomUUID()}`;
      try {
        if (Buffer.isBuffer(source)) await writeFile(aside, source);
        else await copyFile(source.file, aside);
        await rename(aside, file);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    async size(key) {
      const found = await stat(place(key)).catch(() => null);
      return found?.isFile() ? found.size : null;
    },
    async read(key, range) {
      const handle = await open(place(key));
      return createReadStream('', { fd: handle, ...range });
    },
    async delete(keys) {
      await Promise.all(keys.map((key) => rm(place(key), { force: true })));
    },
  };
}
