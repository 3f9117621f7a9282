import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ExplainedError } from '../kernel/explained-error';
import { isMediaKey } from '../platform/media/audience';

/** The list of checksums, in the format of `sha256sum`, which can check it too. */
const FILE = 'SHA256SUMS';

/** The folder of uploads in a backup. */
export const MEDIA_FOLDER = 'media';

/** A file of a backup. */
export interface BackupFile {
  /** Its path in the folder, with `/`. */
  readonly name: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** Writes a stream to a file, readable by this user only. @returns its checksum and size */
export async function writeHashed(
  source: Readable,
  file: string,
): Promise<Pick<BackupFile, 'sha256' | 'bytes'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(file, { mode: 0o600, flush: true }),
  );
  return { sha256: hash.digest('hex'), bytes };
}

/** Computes the checksum of a file. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes the list of checksums. @returns its own checksum */
export async function writeChecksums(
  folder: string,
  files: readonly Pick<BackupFile, 'name' | 'sha256'>[],
): Promise<string> {
  const lines = files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).sort();
  const list = path.join(folder, FILE);
  await writeFile(list, lines.join(''), { mode: 0o600, flush: true });
  return hashFile(list);
}

/**
 * Reads every file of a backup and compares it with its checksum.
 *
 * @param expected the checksum of the list.
 * @param database the name of the database's dump.
 * @returns the keys of the uploads.
 * @throws {ExplainedError} that names the first file which is missing or damaged.
 */
export async function verifyChecksums(
  folder: string,
  { expected, database }: { readonly expected: string; readonly database: string },
): Promise<string[]> {
  if ((await hashOrNull(path.join(folder, FILE))) !== expected) throw damaged(FILE);
  const lines = (await readFile(path.join(folder, FILE), 'utf8')).split('\n').filter(Boolean);
  const keys: string[] = [];
  let hasDatabase = false;
  for (const line of lines) {
    const [sha256 = '', name = ''] = line.split('  ');
    const key = name.startsWith(`${MEDIA_FOLDER}/`) ? name.slice(MEDIA_FOLDER.length + 1) : null;
    // No other path may be read: the list comes from outside.
    if (key === null ? name !== database : !isMediaKey(key)) throw damaged(FILE);
    if ((await hashOrNull(path.join(folder, name))) !== sha256) throw damaged(name);
    if (key === null) hasDatabase = true;
    else keys.push(key);
  }
  if (!hasDatabase) throw damaged(FILE);
  return keys;
}

const hashOrNull = (file: string): Promise<string | null> => hashFile(file).catch(() => null);

const damaged = (name: string): ExplainedError =>
  new ExplainedError(
    `備份中的檔案 ${name} 已損毀或遺失，尚未還原任何資料：請改用另一份備份。\n` +
      `The file ${name} of this backup is damaged or missing, and nothing was restored: use another backup.`,
  );
