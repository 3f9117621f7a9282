import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface DataFolder {
  readonly dataDir: string;
}

const fileIn = ({ dataDir }: DataFolder): string => path.join(dataDir, 'first-owner.txt');

/**
 * Writes the link by which the first owner joins into a file that only the server's user reads: logs are read by more
 * people.
 *
 * @returns the path of the file.
 */
export async function writeFirstOwnerFile(folder: DataFolder, link: string): Promise<string> {
  const file = fileIn(folder);
  await mkdir(folder.dataDir, { recursive: true });
  // An earlier file would keep its mode.
  await rm(file, { force: true });
  await writeFile(file, `${link}\n`, { flag: 'wx', mode: 0o600 });
  return file;
}

/** Deletes the file, once the shop has an owner. */
export const removeFirstOwnerFile = (folder: DataFolder): Promise<void> =>
  rm(fileIn(folder), { force: true });
