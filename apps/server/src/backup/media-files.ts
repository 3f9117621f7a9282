import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError } from '../kernel/configuration-error';
import { isMediaKey } from '../platform/media/audience';
import { mediaTypeOf } from '../platform/media/media-type';
import type { MediaStorage } from '../platform/media/storage';
import { MEDIA_FOLDER, writeHashed, type BackupFile } from './checksums';
import { forEach } from './for-each';

/**
 * Copies all uploads into a backup. An upload that is deleted meanwhile is left out. Files without a valid key are left
 * out too: they are unfinished, and never served.
 */
export async function backUpMedia(
  media: MediaStorage,
  backup: string,
  signal: AbortSignal,
): Promise<BackupFile[]> {
  const files: BackupFile[] = [];
  await forEach(media.list(), async (key) => {
    signal.throwIfAborted();
    if (!isMediaKey(key)) return;
    const name = `${MEDIA_FOLDER}/${key}`;
    const file = path.join(backup, name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const source = await media.read(key).catch(async (error: unknown) => {
      if ((await media.size(key)) === null) return null;
      throw error;
    });
    if (source === null) return;
    files.push({ name, ...(await writeHashed(source, file)) });
  });
  return files;
}

/** @throws {ConfigurationError} when the storage of uploads has files. */
export async function expectNoMedia(media: MediaStorage): Promise<void> {
  for await (const key of media.list())
    throw new ConfigurationError(
      `存放圖片與影片的資料夾或 bucket 不是空的（找到 ${key}）：請先清空，或改用另一個。\n` +
        `The folder or bucket of uploads is not empty (it has ${key}): empty it, or use another one.`,
    );
}

/** Stores the uploads of a backup. After a failure, those that it has stored are deleted. */
export async function restoreMedia(
  media: MediaStorage,
  { folder, keys, signal }: { folder: string; keys: readonly string[]; signal: AbortSignal },
): Promise<void> {
  try {
    await forEach(keys, async (key) => {
      signal.throwIfAborted();
      const file = path.join(folder, MEDIA_FOLDER, key);
      await media.put(key, { file }, mediaTypeOf(key) ?? 'application/octet-stream');
    });
  } catch (error) {
    await media.delete(keys);
    throw error;
  }
}
