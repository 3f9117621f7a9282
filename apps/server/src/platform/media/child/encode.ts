import type { Sharp } from 'sharp';
import type { PictureFormat } from '../picture-sizes';

/** How each format is written: fast enough for a user who waits, small enough for a phone. */
export const encode: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 56, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
  // JPEG has no transparency: use a paper colour as background instead of black.
  jpg: (picture) =>
    picture.flatten({ background: '#fff' }).jpeg({ quality: 80, progressive: true }),
};
