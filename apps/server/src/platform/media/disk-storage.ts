import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSystemError } from '../../kernel/system-error';
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
    list: () => filesIn(folder),
    async delete(keys) {
      // One that cannot be deleted must not keep the others.
      const ended = await Promise.allSettled(keys.map((key) => rm(place(key), { force: true })));
      const failed = ended.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
  };
}

/** The paths of all files below a folder, relative to it and with `/`; none when it does not exist. */
async function* filesIn(folder: string, prefix = ''): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isSystemError(error) && error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const key = prefix + entry.name;
    if (entry.isDirectory()) yield* filesIn(path.join(folder, entry.name), `${key}/`);
    else yield key;
  }
}
