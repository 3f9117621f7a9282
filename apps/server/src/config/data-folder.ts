import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError } from '../kernel/configuration-error';
import { isSystemError } from '../kernel/system-error';
import type { Config } from './config';

/** PostgreSQL allocates its log in files of this size, so a start can fail while less is free. */
const PROBE_BYTES = 16 * 1024 * 1024;

/** The disk of the data folder has no room. Other than a wrong configuration, that may end without a restart by hand. */
export class DataFolderFull extends Error {
  constructor(folder: string, reason: string) {
    super(
      `The disk of the data folder ${folder} is full (${reason}). ` +
        'Make room on it, or set DATA_DIR to a folder on another disk.',
    );
    this.name = 'DataFolderFull';
  }
}

/**
 * Explains why the embedded database could not start, if its folder is the reason. The database's own error does not tell:
 * inside WebAssembly, a full disk is an aborted program.
 *
 * @returns null when the folder can be written to, or holds no database.
 */
export async function dataFolderFault({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<DataFolderFull | ConfigurationError | null> {
  if (databaseUrl !== null) return null;
  try {
    await probe(dataDir);
    return null;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    // Without the path of the probe.
    const [reason = ''] = error.message.split(`, ${error.syscall}`);
    if (['ENOSPC', 'EDQUOT'].includes(error.code)) return new DataFolderFull(dataDir, reason);
    return new ConfigurationError(
      `The server cannot write to the data folder ${dataDir} (${reason}). ` +
        'Give its user write access, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}

/** Writes a file to a folder and deletes it. */
async function probe(folder: string): Promise<void> {
  // `mkdir` reports a read-only disk as ENOENT.
  await access(await existingParent(folder), constants.W_OK);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `probe-${randomUUID()}`);
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES));
  } finally {
    await rm(file, { force: true });
  }
}

/** The folder itself, or the nearest one above it that exists. */
async function existingParent(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  const parent = path.dirname(folder);
  return isThere || parent === folder ? folder : existingParent(parent);
}
