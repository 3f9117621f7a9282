import type { Database } from '../db/database';
import { sweepUploads } from '../http/uploads';
import type { MediaStorage } from '../platform/media/storage';
import { sweepLooseMedia } from '../domains/articles/upload-media.service';

const EVERY_MS = 60 * 60_000;

/**
 * Forgets loose uploads from time to time, and what was left of those that broke off.
 *
 * @param uploadsFolder where calls keep their files meanwhile.
 * @param onError told when a round fails; the next one is tried all the same.
 * @returns a function that stops it.
 */
export function startSweepingMedia(
  db: Database,
  storage: MediaStorage,
  uploadsFolder: string,
  onError: (error: unknown) => void,
): () => void {
  const sweep = async () => {
    await sweepLooseMedia(db, storage);
    await sweepUploads(uploadsFolder);
  };
  const timer = setInterval(() => void sweep().catch(onError), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
