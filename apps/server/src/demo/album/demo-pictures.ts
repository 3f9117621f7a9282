import { diskStorage } from '../../platform/media/disk-storage';
import type { ReadableMedia } from '../../platform/media/storage';
import type { ImageGenerator } from './image-generator';

/** The `/media` folder of the demo shop's pictures. */
export const DEMO_FOLDER = 'demo';

/**
 * The demo shop's pictures as a store: each is generated on first request.
 *
 * @param mediaFolder absolute; they are stored in its folder `demo`.
 */
export function demoPictures(mediaFolder: string, painter: ImageGenerator): ReadableMedia {
  const disk = diskStorage(mediaFolder);
  const provide = (key: string) => painter.provide(key.slice(DEMO_FOLDER.length + 1));
  return {
    size: async (key) => ((await provide(key)) ? disk.size(key) : null),
    read: disk.read,
  };
}
