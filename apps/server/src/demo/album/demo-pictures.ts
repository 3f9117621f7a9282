import { diskStorage } from '../../platform/media/disk-storage';
import type { PictureStore } from '../../platform/media/sized-pictures';
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
