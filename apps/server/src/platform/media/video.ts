import { randomUUID } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { MEDIA_LIMITS } from '@mall/contract';
import { MallError } from '../../kernel/error';
import pLimit from 'p-limit';
import { newMediaId } from './media-id';
import { storePicture } from './picture';
import { allKeys, pictureSizes, type PictureKind } from './picture-sizes';
import { posterOf } from './poster';
import { remuxVideo } from './remux';
import type { MediaStorage } from './storage';
import { videoTypeOf, type VideoType } from './video-type';

/** The largest video, in bytes. */
const LARGEST_VIDEO = MEDIA_LIMITS.video;
/** The longest, in seconds. */
const LONGEST_VIDEO = 180;
/** Each reads and writes a whole video. */
const limit = pLimit(2);

/** A video that was put away. */
export interface StoredVideo {
  /** Where it is seen: `/media/posts/Jb3…/video.mp4`. */
  readonly path: string;
  /** Its still picture. */
  readonly poster: string;
  /** Pixels, as it stands upright. */
  readonly width: number;
  readonly height: number;
  /** Seconds, rounded up. */
  readonly duration: number;
}

/** What belongs to a video. */
export interface VideoOptions {
  readonly kind: Exclude<PictureKind, 'avatar'>;
  /** A still picture that was uploaded with it. */
  readonly poster: Buffer | null;
  /** Its name, where it has to say something. */
  readonly id?: string;
}

const keyOf = (kind: PictureKind, id: string, type: VideoType) =>
  `${pictureSizes[kind].folder}/${id}/video.${type}`;

/**
 * Puts an uploaded video away: its frames and its sound, and nothing else of the upload.
 *
 * @param file where the upload lies on this machine; the caller takes it away afterwards.
 * @throws {MallError} mediaTooLarge, mediaUnsupported, mediaBroken, videoTooLong, and what a poster
 *   may be refused for
 */
export async function storeVideo(
  storage: MediaStorage,
  file: string,
  { kind, poster, id = newMediaId() }: VideoOptions,
): Promise<StoredVideo> {
  if ((await stat(file)).size > LARGEST_VIDEO) {
    throw new MallError('mediaTooLarge', [`${LARGEST_VIDEO / 1024 / 1024} MB`]);
  }
  const type = videoTypeOf(await headOf(file));
  if (type === null) throw new MallError('mediaUnsupported');
  return limit(async () => {
    const clean = `${file}.${randomUUID()}.${type}`;
    try {
      const facts = await remuxVideo(file, clean, type, LONGEST_VIDEO);
      const still = poster ?? (await posterOf(clean, facts));
      const { path: posterPath } = await storePicture(storage, still, { kind, id });
      const key = keyOf(kind, id, type);
      await storage.put(key, { file: clean }, `video/${type}`);
      return { path: `/media/${key}`, poster: posterPath, ...facts };
    } finally {
      await rm(clean, { force: true });
    }
  });
}

/** Forgets a video and its still picture. */
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
