import type { MediaSource, MediaStorage } from './storage';

/** One file to store. */
export interface MediaFile {
  readonly key: string;
  readonly source: MediaSource;
  readonly type: string;
}

/**
 * Stores all files or none: when one fails, those already stored are deleted, because no row would ever name them.
 *
 * @throws the first error of the storage
 */
export async function putAll(storage: MediaStorage, files: readonly MediaFile[]): Promise<void> {
  const puts = files.map(({ key, source, type }) => storage.put(key, source, type));
  // All of them: one that ends after the deletion would stay.
  const failed = (await Promise.allSettled(puts)).find(({ status }) => status === 'rejected');
  if (failed?.status !== 'rejected') return;
  await storage.delete(files.map(({ key }) => key));
  throw failed.reason;
}
