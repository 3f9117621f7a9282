import sharp from 'sharp';
import { boxOf } from '../picture-sizes';
import type { SizeTask } from '../picture-tasks';
import { encode } from './encode';

/** Scales a stored picture down into the box of a size. Never enlarges. */
export async function makeSize({ picture, side, format }: SizeTask): Promise<Buffer> {
  const source = sharp(picture);
  const { autoOrient } = await source.metadata();
  const resized = source
    .rotate()
    .resize({ ...boxOf(side, autoOrient), fit: 'inside', withoutEnlargement: true });
  return encode[format](resized).toBuffer();
}
