import { buffer } from 'node:stream/consumers';
import { PICTURE_SIDES } from '@mall/contract';
import pLimit from 'p-limit';
import { makePicture } from './make-pictures';
import { mediaTypes, pictureFormats, type PictureFormat } from './picture-sizes';
import type { MediaStorage, ReadableMedia } from './storage';

/** A store that can create pictures in further sizes. */
export type PictureStore = ReadableMedia & Pick<MediaStorage, 'put'>;

/** The originals of more pictures at once would need much memory. */
const AT_ONCE = 2;
const SIDES = PICTURE_SIDES.join('|');
/** A size of a picture. A size of a size is not allowed: there would be no end to them. */
const SIZED = new RegExp(
  `^(?<picture>.+(?<!/(?:${SIDES})))/(?<side>${SIDES})\\.(?<format>${pictureFormats.join('|')})$`,
);
const LARGEST = Math.max(...PICTURE_SIDES);

/** The file that other sizes are made of: an upload's largest, or the picture itself. */
const originals = (picture: string): string[] => [
  `${picture}/${LARGEST}.avif`,
  ...['avif', 'jpg', 'png', 'webp'].map((type) => `${picture}.${type}`),
];

/**
 * Adds every size of `PICTURE_SIDES` to a store's pictures: each is made on first request, never
 * larger than the picture, and stored.
 *
 * @example
 * const store = withSizes(diskStorage(folder));
 * await store.size('products/mango/640.avif'); // made of products/mango.avif
 */
export function withSizes(store: PictureStore): ReadableMedia {
  const limit = pLimit(AT_ONCE);
  const inProgress = new Map<string, Promise<boolean>>();

  async function make(key: string, picture: string, side: number, format: PictureFormat) {
    for (const original of originals(picture)) {
      if (original === key || (await store.size(original)) === null) continue;
      const source = await buffer(await store.read(original));
      const data = await makePicture({ kind: 'size', picture: source, side, format });
      await store.put(key, data, mediaTypes[format]);
      return true;
    }
    return false;
  }

  async function provide(key: string): Promise<boolean> {
    const { picture, side, format } = SIZED.exec(key)?.groups ?? {};
    const known = pictureFormats.find((each) => each === format);
    if (picture === undefined || known === undefined) return false;
    const making =
      inProgress.get(key) ??
      limit(() => make(key, picture, Number(side), known)).finally(() => inProgress.delete(key));
    inProgress.set(key, making);
    return making;
  }

  return {
    async size(key) {
      const there = await store.size(key);
      if (there !== null) return there;
      return (await provide(key)) ? store.size(key) : null;
    },
    read: (key, range) => store.read(key, range),
  };
}
