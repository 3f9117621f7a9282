import { sizedPicture } from '@mall/contract';
import { diskStorage } from '../../platform/media/disk-storage';
import type { PictureStore } from '../../platform/media/sized-pictures';
import type { ReadableMedia } from '../../platform/media/storage';
import { firstPictures } from './first-pictures';
import type { ImageGenerator } from './image-generator';

/** The `/media` folder of the demo shop's pictures. */
export const DEMO_FOLDER = 'demo';

/**
 * The demo shop's pictures as a store: each is generated on first request.
 *
 * @param mediaFolder absolute; they are stored in its folder `demo`.
 */
export function demoPictures(mediaFolder: string, painter: ImageGenerator): PictureStore {
  const disk = diskStorage(mediaFolder);
  const provide = (key: string) => painter.provide(key.slice(DEMO_FOLDER.length + 1));
  return {
    async size(key) {
      await provide(key);
      return disk.size(key);
    },
    put: disk.put,
    read: disk.read,
  };
}

/** A card on a desktop, a card on a phone, a banner on a phone. */
const FIRST_SIDES = [320, 640, 960];
const ROOT = '/media/';

/**
 * Generates the pictures of the first screens in the sizes in which they are asked for.
 *
 * @param pictures the demo shop's, with sizes.
 */
export async function paintFirst(pictures: ReadableMedia): Promise<void> {
  await Promise.all(
    firstPictures().flatMap((name) =>
      FIRST_SIDES.map((side) =>
        pictures.size(sizedPicture(`${ROOT}${DEMO_FOLDER}/${name}`, side).slice(ROOT.length)),
      ),
    ),
  );
}
