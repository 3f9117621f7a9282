import { randomUUID } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { MEDIA_LIMITS } from '@mall/contract';
import { MallError } from '../../kernel/error';
import pLimit from 'p-limit';
import { newMediaId } from './media-id';
import { storePicture } from './picture';
import { isHeic, pictureTypeOf } from './picture-type';
import { allKeys, pictureSizes, type PictureKind } from './picture-sizes';
import { posterOf } from './poster';
import type { MediaStorage } from './storage';
import { videoTypeOf, type VideoType } from './video-type';

/** Maximum size of a video in bytes. */
const LARGEST_VIDEO = MEDIA_LIMITS.video;
/** Maximum duration in seconds. */
const LONGEST_VIDEO = 180;
/** Each run reads and writes a whole video. */
const limit = pLimit(2);

/** A stored video. */
export interface StoredVideo {
  /** Its URL: `/media/posts/Jb3…/video.mp4`. */
  readonly path: string;
  /** URL of its poster image. */
  readonly poster: string;
  /** Pixels, after rotation. */
  readonly width: number;
  readonly height: number;
  /** Seconds, rounded up. */
  readonly duration: number;
  /** Whether it had sound that browsers cannot play. */
  readonly soundDropped: boolean;
}

/** Options of {@link storeVideo}. */
export interface VideoOptions {
  readonly kind: Exclude<PictureKind, 'avatar'>;
  /** An uploaded poster image. */
  readonly poster: Buffer | null;
  /** Its id, if it must be a specific one. */
  readonly id?: string;
}

const keyOf = (kind: PictureKind, id: string, type: VideoType) =>
  `${pictureSizes[kind].folder}/${id}/video.${type}`;

/**
 * Stores an uploaded video: only its frames and sound remain.
 *
 * @param file local path of the upload; the caller deletes it afterwards.
 * @throws {MallError} mediaTooLarge, mediaUnsupported, mediaHeic, mediaBroken, videoCodec, videoTooLong, and
 *   the errors of its poster
 */
export async function storeVideo(
  storage: MediaStorage,
  file: string,
  { kind, poster, id = newMediaId() }: VideoOptions,
): Promise<StoredVideo> {
  if ((await stat(file)).size > LARGEST_VIDEO) {
    throw new MallError('mediaTooLarge', [`${LARGEST_VIDEO / 1024 / 1024} MB`]);
  }
  const head = await headOf(file);
  if (isHeic(head)) throw new MallError('mediaHeic');
  const type = videoTypeOf(head);
  // An AVIF begins with the same box as an MP4.
  if (type === null || pictureTypeOf(head) !== null) throw new MallError('mediaUnsupported');
  return limit(async () => {
    const clean = `${file}.${randomUUID()}.${type}`;
    try {
      // On first use: the library takes a tenth of a second to load.
      const { remuxVideo } = await import('./remux');
      const facts = await remuxVideo(file, clean, type, LONGEST_VIDEO);
      const still = poster ?? (await posterOf(clean, facts));
      const { path: posterPath } = await storePicture(storage, still, { kind, id });
      const key = keyOf(kind, id, type);
      try {
        await storage.put(key, { file: clean }, `video/${type}`);
      } catch (error) {
        await storage.delete(allKeys(kind, id));
        throw error;
      }
      return { path: `/media/${key}`, poster: posterPath, ...facts };
    } finally {
      await rm(clean, { force: true });
    }
  });
}

/** Deletes a video and its poster. */
export async function removeVideo(
  storage: MediaStorage,
  path: string,
  { kind }: Pick<VideoOptions, 'kind'>,
): Promise<void> {
  const [, id, type] = /\/([\w-]+)\/video\.(mp4|webm)$/.exec(path) ?? [];
  if (id === undefined || (type !== 'mp4' && type !== 'webm')) return;
  await storage.delete([keyOf(kind, id, type), ...allKeys(kind, id)]);
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
