import sharp from 'sharp';
import type { SizeTask } from '../picture-tasks';
import { encode } from './encode';

/** Scales a stored picture down until neither side is longer than `side` pixels. Never enlarges. */
export function makeSize({ picture, side, format }: SizeTask): Promise<Buffer> {
  const resized = sharp(picture)
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  return encode[format](resized).toBuffer();
}
