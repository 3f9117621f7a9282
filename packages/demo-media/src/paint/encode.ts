import type { Sharp } from 'sharp';
import type { PictureFormat } from '../picture-format';

/** Encodes quickly enough while a shopper waits, and small enough for a phone on a slow network. */
export const encode: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 56, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
  jpg: (picture) => picture.jpeg({ quality: 80, progressive: true }),
};
