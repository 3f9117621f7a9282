import { MEDIA_LIMITS } from '@mall/contract';
import pLimit from 'p-limit';
import type { Metadata } from 'sharp';
import { MallError } from '../../kernel/error';
import { encode, mediaTypes } from './encode';
import { loadSharp } from './load-sharp';
import { mainColor } from './main-color';
import { newMediaId } from './media-id';
import { pictureTypeOf, type PictureType } from './picture-type';
import {
  allKeys,
  mainKey,
  pictureKey,
  srcsetOf,
  pictureFormats,
  pictureSizes,
  type PictureKind,
} from './picture-sizes';
import { putAll } from './put-all';
import type { MediaStorage } from './storage';

/** Maximum size of a picture in bytes. */
export const LARGEST_PICTURE = MEDIA_LIMITS.picture;
/** Maximum pixels: as many as a phone takes, and decodable within a second; AVIF decodes more slowly. */
const mostPixels: Readonly<Record<PictureType, number>> = {
  jpeg: 50_000_000,
  png: 50_000_000,
  webp: 50_000_000,
  gif: 50_000_000,
  avif: 12_000_000,
};
/** The frames of an animated picture count together, against decompression bombs. */
const MOST_FRAMES = 500;
/** Minimum width and height in pixels. */
const SMALLEST_SIDE = 16;
/** Each encoding blocks a thread; the other threads stay free for files and password hashes. */
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
 * of the upload itself is stored, such as GPS data or hidden content. An animation becomes its
 * first frame.
 *
 * @param bytes the whole upload.
 * @param options its kind, and the id of the video if it is a video's poster.
 * @throws {MallError} mediaTooLarge, mediaUnsupported, mediaTooManyPixels, mediaTooSmall, mediaBroken
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
  if (type === null) throw new MallError('mediaUnsupported');
  return limit(async () => {
    const { files, color, width, height } = await paint(bytes, type, kind);
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

async function paint(bytes: Buffer, type: PictureType, kind: PictureKind) {
  const { sides, square } = pictureSizes[kind];
  const sharp = await loadSharp();
  try {
    const source = sharp(bytes, { limitInputPixels: mostPixels[type], failOn: 'error' });
    guardSize(await source.metadata());
    const side = Math.max(...sides);
    // Rotate first: the orientation is removed with the rest of the metadata.
    const { data, info } = await source
      .rotate()
      .resize({
        width: side,
        height: side,
        fit: square ? 'cover' : 'inside',
        withoutEnlargement: !square,
      })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const files = await Promise.all(
      sides.flatMap((size) =>
        pictureFormats.map(async (format) => {
          const picture = sharp(data, { raw: { width, height, channels } }).resize({
            width: size,
            height: size,
            fit: 'inside',
            withoutEnlargement: true,
          });
          return { side: size, format, data: await encode[format](picture).toBuffer() };
        }),
      ),
    );
    const color = await mainColor(sharp(data, { raw: { width, height, channels } }));
    return { files, color, width, height };
  } catch (error) {
    if (error instanceof MallError) throw error;
    if (error instanceof Error && error.message.includes('pixel limit')) {
      throw new MallError('mediaTooManyPixels');
    }
    throw new MallError('mediaBroken');
  }
}

function guardSize({ width, height, pages = 1 }: Metadata): void {
  if (pages > MOST_FRAMES) throw new MallError('mediaTooManyPixels');
  if (Math.min(width, height) < SMALLEST_SIDE) throw new MallError('mediaTooSmall');
}
