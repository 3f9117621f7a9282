import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSystemError } from '../../kernel/system-error';

const KEY_BYTES = 32;

/**
 * The key that encrypts the second factors of colleagues: `DESK_KEY`, else that of a file in the data folder, which is
 * made once. Several servers with folders of their own need `DESK_KEY`.
 */
export async function readDeskKey({
  deskKey,
  dataDir,
}: {
  readonly deskKey: Buffer | null;
  readonly dataDir: string;
}): Promise<Buffer> {
  if (deskKey !== null) return deskKey;
  const file = path.join(dataDir, 'desk.key');
  await mkdir(dataDir, { recursive: true });
  try {
    // Fails when the file exists, also when another server makes it at this moment.
    await writeFile(file, randomBytes(KEY_BYTES), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'EEXIST') throw error;
  }
  return readFile(file);
}
