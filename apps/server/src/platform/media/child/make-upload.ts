import type { FailureName } from '@mall/contract';
import sharp, { type Metadata } from 'sharp';
import { pictureFormats } from '../picture-sizes';
import type { MadeUpload, UploadTask } from '../picture-tasks';
import type { PictureType } from '../picture-type';
import { encode } from './encode';
import { mainColor } from './main-color';

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

/** The upload is refused. */
export class Refused extends Error {
  constructor(readonly failure: FailureName) {
    super(failure);
  }
}

/**
 * Re-encodes an upload in all sizes of its kind.
 *
 * @throws {Refused} mediaTooManyPixels, mediaTooSmall, mediaBroken
 */
export async function makeUpload({ bytes, type, sizes }: UploadTask): Promise<MadeUpload> {
  const { sides, square } = sizes;
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
    return { kind: 'upload', files, color, width, height };
  } catch (error) {
    if (error instanceof Refused) throw error;
    if (error instanceof Error && error.message.includes('pixel limit')) {
      throw new Refused('mediaTooManyPixels');
    }
    throw new Refused('mediaBroken');
  }
}

function guardSize({ width, height, pages = 1 }: Metadata): void {
  if (pages > MOST_FRAMES) throw new Refused('mediaTooManyPixels');
  if (Math.min(width, height) < SMALLEST_SIDE) throw new Refused('mediaTooSmall');
}
