import type { FailureName } from '@mall/contract';
import sharp, { type FailOnOptions, type Metadata } from 'sharp';
import { boxOf, LONGEST_RATIO, pictureFormats } from '../picture-sizes';
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
 * @throws {Refused} mediaTooManyPixels, mediaTooSmall, mediaBroken, pictureTooLong, pictureMoves
 */
export async function makeUpload({ bytes, type, sizes }: UploadTask): Promise<MadeUpload> {
  const { sides, square } = sizes;
  try {
    const { source, failOn } = type === 'jpeg' ? closedJpeg(bytes) : whole(bytes);
    const picture = sharp(source, { limitInputPixels: mostPixels[type], failOn });
    const metadata = await picture.metadata();
    guardShape(metadata, square);
    const side = Math.max(...sides);
    const box = (size: number) =>
      square ? { width: size, height: size } : boxOf(size, metadata.autoOrient);
    // Rotate first: the orientation is removed with the rest of the metadata.
    const { data, info } = await picture
      .rotate()
      .resize({ ...box(side), fit: square ? 'cover' : 'inside', withoutEnlargement: !square })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const files = await Promise.all(
      sides.flatMap((size) =>
        pictureFormats.map(async (format) => {
          const sized = sharp(data, { raw: { width, height, channels } }).resize({
            ...box(size),
            fit: 'inside',
            withoutEnlargement: true,
          });
          return { side: size, format, data: await encode[format](sized).toBuffer() };
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

interface Decoding {
  readonly source: Buffer;
  /** The least fault of the file that refuses it. */
  readonly failOn: FailOnOptions;
}

const whole = (source: Buffer): Decoding => ({ source, failOn: 'error' });

/**
 * Some cameras and programs omit the end marker of a JPEG. With the marker the decoder warns when pixels are missing, so
 * that a file that was cut in the middle is still refused. The zeros that fill such a file are removed, except for those
 * that the pixels may end with; the decoder ignores the others.
 */
function closedJpeg(bytes: Buffer): Decoding {
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1;
  if (bytes.subarray(end - END_OF_IMAGE.length, end).equals(END_OF_IMAGE)) return whole(bytes);
  const pixels = bytes.subarray(0, end + MOST_ZEROS_OF_PIXELS);
  return { source: Buffer.concat([pixels, END_OF_IMAGE]), failOn: 'warning' };
}

/** A JPEG's data ends with a zero after an escaped `ff`, and rarely with one or two of its own. */
const MOST_ZEROS_OF_PIXELS = 2;

const END_OF_IMAGE = Buffer.from('ffd9', 'hex');

function guardShape({ autoOrient: { width, height }, pages = 1 }: Metadata, square: boolean): void {
  if (pages > 1) throw new Refused('pictureMoves');
  const [short, long] = width < height ? [width, height] : [height, width];
  if (short < SMALLEST_SIDE) throw new Refused('mediaTooSmall');
  if (!square && long > short * LONGEST_RATIO) throw new Refused('pictureTooLong');
}
