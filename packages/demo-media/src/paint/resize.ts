import sharp from 'sharp';
import type { PictureFormat } from '../picture-format';
import { encode } from './encode';

/** Scales a picture down until neither side is longer than `side` pixels. Never enlarges. */
export function resizePicture(
  picture: Buffer,
  side: number,
  format: PictureFormat,
): Promise<Buffer> {
  const resized = sharp(picture).resize({
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return encode[format](resized).toBuffer();
}
