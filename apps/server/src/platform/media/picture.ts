import { MEDIA_LIMITS } from '@mall/contract';
import pLimit from 'p-limit';
import { MallError } from '../../kernel/error';
import { makeUpload } from './make-pictures';
import { newMediaId } from './media-id';
import { isHeic, isSequence, pictureTypeOf } from './picture-type';
import {
  allKeys,
  mainKey,
  mediaTypes,
  pictureKey,
  srcsetOf,
  pictureSizes,
  type PictureKind,
} from './picture-sizes';
import { putAll } from './put-all';
import type { MediaStorage } from './storage';

/** Maximum size of a picture in bytes. */
export const LARGEST_PICTURE = MEDIA_LIMITS.picture;
/** The files of more uploads at once would need much memory. */
const limit = pLimit(2);

/** A stored picture. */
export interface StoredPicture {
  /** URL of its largest AVIF: `/media/posts/Jb3…/1600.avif`. */
  readonly path: string;
  /** Its AVIF sizes, for an `<img srcset>`. */
  readonly srcset: string;
  /** Its main colour, `#c9a27e`; null if it is transparent. */
  readonly color: string | null;
  /** Width of the largest size in pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Stores an uploaded picture, re-encoded in every size of its kind as AVIF, WebP and JPEG. Nothing
 * of the upload itself is stored, such as GPS data or hidden content. An animation is refused, because
 * only one of its frames would remain.
 *
 * @param bytes the whole upload.
 * @param options its kind, and the id of the video if it is a video's poster.
 * @throws {MallError} mediaTooLarge, mediaUnsupported, mediaHeic, mediaTooManyPixels, mediaTooSmall, mediaBroken,
 *   pictureTooLong, pictureMoves
 * @example
 * const { path } = await storePicture(storage, bytes, { kind: 'avatar' });
 */
export async function storePicture(
  storage: MediaStorage,
  bytes: Buffer,
  { kind, id = newMediaId() }: { readonly kind: PictureKind; readonly id?: string },
): Promise<StoredPicture> {
  if (bytes.length > LARGEST_PICTURE) {
    throw new MallError('mediaTooLarge', [`${LARGEST_PICTURE / 1024 / 1024} MB`]);
  }
  const type = pictureTypeOf(bytes);
  if (type === null) throw new MallError(isHeic(bytes) ? 'mediaHeic' : 'mediaUnsupported');
  if (isSequence(bytes, type)) throw new MallError('pictureMoves');
  return limit(async () => {
    const { sides, square } = pictureSizes[kind];
    const made = await makeUpload({ bytes, type, sizes: { sides, square } });
    const { files, color, width, height } = made;
    await putAll(
      storage,
      files.map(({ side, format, data }) => ({
        key: pictureKey(kind, id, side, format),
        source: data,
        type: mediaTypes[format],
      })),
    );
    const path = `/media/${mainKey(kind, id)}`;
    return { path, srcset: srcsetOf(kind, id, { width, height }), color, width, height };
  });
}

/** Deletes a picture in all its sizes; other paths, such as a demo picture's, are ignored. */
export async function removePicture(
  storage: MediaStorage,
  path: string,
  { kind }: { readonly kind: PictureKind },
): Promise<void> {
  const id = /^\/media\/\w+\/([\w-]+)\/\d+\.avif$/.exec(path)?.[1];
  if (id !== undefined && path === `/media/${mainKey(kind, id)}`) {
    await storage.delete(allKeys(kind, id));
  }
}
