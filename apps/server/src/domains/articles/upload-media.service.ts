import type { Contract } from '@mall/contract';
import type { Database } from '../../db/database';
import type { Call } from '../../http/contract-types';
import { removePicture, storePicture } from '../../platform/media/picture';
import { readPicture } from '../../platform/media/read-picture';
import type { MediaStorage } from '../../platform/media/storage';
import { removeVideo, storeVideo } from '../../platform/media/video';
import { addMedia, deleteUnused } from './article-media.repo';
import { presentPicture, presentVideo } from './articles.presenter';

type Files = Call<Contract['articles']['uploadMedia']>['files'];

const kind = 'post';
/** Long enough to finish a post the next day. */
const UNUSED_FOR_MS = 24 * 60 * 60_000;

/**
 * Stores a picture or video for a post that is being written. Until a post uses it, only its uploader sees
 * it; after a day it is deleted.
 *
 * @param type 1 picture, 2 video.
 * @throws {MallError} those of {@link storePicture} and {@link storeVideo}
 */
export async function uploadMedia(
  db: Database,
  storage: MediaStorage,
  memberId: number,
  { type, files }: { readonly type: '1' | '2'; readonly files: Files },
) {
  if (type === '1') {
    const stored = await storePicture(storage, await readPicture(files.file), { kind });
    const row = await addMedia(db, { memberId, kind: 1, ...stored });
    return { type: 1 as const, ...presentPicture(row) };
  }
  const poster = files.poster ? await readPicture(files.poster) : null;
  const { soundDropped, ...stored } = await storeVideo(storage, files.file.path, { kind, poster });
  const row = await addMedia(db, { memberId, kind: 2, ...stored });
  return { type: 2 as const, ...presentVideo(row), sound_dropped: soundDropped };
}

/** Deletes uploads that were never used in a post, with their files. */
export async function purgeUnusedMedia(
  db: Database,
  storage: MediaStorage,
  now = new Date(),
): Promise<void> {
  const deleted = await deleteUnused(db, new Date(now.getTime() - UNUSED_FOR_MS));
  for (const { kind: type, path } of deleted) {
    await (type === 1 ? removePicture : removeVideo)(storage, path, { kind });
  }
}
