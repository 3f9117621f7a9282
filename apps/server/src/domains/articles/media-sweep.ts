import type { Database } from '../../db/database';
import type { MediaStorage } from '../../media/storage';
import { sweepLooseMedia } from './upload-media.service';

const EVERY_MS = 60 * 60_000;

/**
 * Forgets loose uploads from time to time.
 *
 * @param onError told when a round fails; the next one is tried all the same.
 * @returns a function that stops it.
 */
export function startSweepingMedia(
  db: Database,
  storage: MediaStorage,
  onError: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void sweepLooseMedia(db, storage).catch(onError), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
