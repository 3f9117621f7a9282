import path from 'node:path';

/** Only these types are stored and served. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** The media type of a key by its extension; undefined: files of this kind are not served. */
export const mediaTypeOf = (key: string): string | undefined => types[path.posix.extname(key)];
