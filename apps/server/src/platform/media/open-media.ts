import path from 'node:path';
import { diskStorage } from './disk-storage';
import type { S3Config } from './s3-storage';
import type { MediaStorage } from './storage';

/** Where uploads are stored. */
export interface MediaOptions {
  /** The bucket; `null`: a folder under `dataDir`. */
  readonly mediaStore: S3Config | null;
  /** The folder for all data on this machine. */
  readonly dataDir: string;
}

/** Opens the storage of uploads: the bucket, or the folder `media` under the data folder. */
export async function openMedia({ mediaStore, dataDir }: MediaOptions): Promise<MediaStorage> {
  if (mediaStore === null) return diskStorage(path.join(dataDir, 'media'));
  // Amazon's client takes a quarter of a second to load, so a shop without a bucket does not load it.
  const { s3Storage } = await import('./s3-storage');
  return s3Storage(mediaStore);
}
