import { readFile } from 'node:fs/promises';
import { MallError } from '../../kernel/error';
import type { UploadedFile } from '../../kernel/uploaded-file';
import { LARGEST_PICTURE } from './picture';

/**
 * Reads an uploaded picture.
 *
 * @throws {MallError} mediaTooLarge, before anything is loaded into memory
 */
export async function readPicture({ path, size }: UploadedFile): Promise<Buffer> {
  if (size > LARGEST_PICTURE) {
    throw new MallError('mediaTooLarge', [`${LARGEST_PICTURE / 1024 / 1024} MB`]);
  }
  return readFile(path);
}
