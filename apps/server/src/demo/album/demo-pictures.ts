import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { sizedPicture } from '@mall/contract';
import { diskStorage } from '../../platform/media/disk-storage';
import { mediaTypes } from '../../platform/media/picture-sizes';
import type { PictureStore } from '../../platform/media/sized-pictures';
import { DEMO_MEDIA, pictureNames, recipeOf, type Recipe } from './album';
import { firstPictures } from './first-pictures';
import type { Painter } from './painter';

/** The `/media` folder of the demo shop's pictures. */
export const DEMO_FOLDER = 'demo';

/** A card on a desktop, a card on a phone, a banner on a phone. */
const FIRST_SIDES = [320, 640, 960];

/** The demo shop's pictures and their sizes. Each is made on first request and stored. */
export interface DemoPictures extends PictureStore {
  /** Makes the pictures of the first screens, in the sizes that these request. */
  paintFirst(): Promise<void>;
  /**
   * Makes the missing pictures one by one, those of the first screens first, with pauses that leave half of the
   * time to other work.
   */
  paintAhead(signal: AbortSignal): Promise<void>;
}

/** @param mediaFolder absolute; the pictures are stored in its folder `demo`. */
export function demoPictures(mediaFolder: string, painter: Painter): DemoPictures {
  const disk = diskStorage(mediaFolder);
  const inProgress = new Map<string, Promise<void>>();
  const keyOf = (name: string) => `${DEMO_FOLDER}/${name}`;

  async function bytesOf(recipe: Recipe): Promise<Buffer> {
    if (recipe.kind === 'drawing') return Buffer.from(recipe.svg);
    if (recipe.kind === 'scene') return painter.paint(recipe.scene, recipe.format);
    await provide(recipe.original);
    const original = await buffer(await disk.read(keyOf(recipe.original)));
    return painter.resize(original, recipe.side, recipe.format);
  }

  async function makeIfMissing(name: string, recipe: Recipe): Promise<void> {
    if ((await disk.size(keyOf(name))) !== null) return;
    const type = recipe.kind === 'drawing' ? 'image/svg+xml' : mediaTypes[recipe.format];
    await disk.put(keyOf(name), await bytesOf(recipe), type);
  }

  /** Ensures that a picture is stored, if the album has one of this name. */
  async function provide(name: string): Promise<void> {
    const recipe = recipeOf(name);
    if (recipe === null) return;
    const making =
      inProgress.get(name) ?? makeIfMissing(name, recipe).finally(() => inProgress.delete(name));
    inProgress.set(name, making);
    await making;
  }

  return {
    async size(key) {
      await provide(key.slice(keyOf('').length));
      return disk.size(key);
    },
    put: disk.put,
    read: disk.read,
    async paintFirst() {
      const sized = firstPictures().flatMap((name) =>
        FIRST_SIDES.map((side) => sizedPicture(DEMO_MEDIA + name, side).slice(DEMO_MEDIA.length)),
      );
      await Promise.all(sized.map(provide));
    },
    async paintAhead(signal) {
      for (const name of new Set([...firstPictures(), ...pictureNames()])) {
        if (signal.aborted) return;
        const began = performance.now();
        await provide(name);
        await sleep(performance.now() - began);
      }
    },
  };
}
