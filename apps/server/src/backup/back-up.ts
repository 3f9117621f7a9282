import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { StorageConfig } from '../config/storage-config';
import { ConfigurationError } from '../kernel/configuration-error';
import program from '../../package.json';
import { hashFile, writeChecksums } from './checksums';
import { FORMAT, writeManifest, type Manifest } from './manifest';
import { backUpMedia } from './media-files';
import { openShop } from './open-shop';

/**
 * Writes a backup of the shop into a new folder.
 *
 * @throws {ConfigurationError} when the folder is not empty, or the database cannot be read now.
 */
export async function backUp(
  config: StorageConfig,
  folder: string,
  signal: AbortSignal,
): Promise<Manifest> {
  const aside = `${folder}.partial`;
  await expectUnused(folder, aside);
  const createdAt = new Date().toISOString();
  const { database, media } = await openShop(config);
  await mkdir(path.dirname(folder), { recursive: true });
  // Renamed at the end: an interrupted backup never looks complete.
  await mkdir(aside, { mode: 0o700 });
  try {
    const { version, lastMigration, ...facts } = await database.dump(aside, signal);
    if (lastMigration === null)
      throw new ConfigurationError(
        '這不是商店的資料庫，其中沒有任何資料表：請確認 DATABASE_URL 或 DATA_DIR。\n' +
          'This is not the database of a shop, because it has no tables: check DATABASE_URL or DATA_DIR.',
      );
    const dump = { name: database.file, sha256: await hashFile(path.join(aside, database.file)) };
    // After the dump: an upload is stored before the row that names it.
    const uploads = await backUpMedia(media, aside, signal);
    const manifest: Manifest = {
      format: FORMAT,
      program: program.version,
      createdAt,
      database: { kind: database.kind, version },
      lastMigration,
      ...facts,
      media: { files: uploads.length, bytes: uploads.reduce((sum, { bytes }) => sum + bytes, 0) },
      checksums: await writeChecksums(aside, [dump, ...uploads]),
    };
    await writeManifest(aside, manifest);
    signal.throwIfAborted();
    if (existsSync(folder)) await rmdir(folder);
    await rename(aside, folder);
    return manifest;
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
}

/** @throws {ConfigurationError} when a backup was written to the folder, or is being written. */
async function expectUnused(folder: string, aside: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new ConfigurationError(
      `資料夾不是空的，備份不會覆蓋它：${folder}。請指定另一個資料夾。\n` +
        `The folder is not empty, and a backup overwrites nothing: ${folder}. Name another folder.`,
    );
  if (existsSync(aside))
    throw new ConfigurationError(
      `另一個備份正在寫入，或先前的備份中斷了：${aside}。確定沒有備份在執行後，請刪除這個資料夾。\n` +
        `Another backup is running, or one was interrupted: ${aside}. If none is running, delete this folder.`,
    );
}
