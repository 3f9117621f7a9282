import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { hasPicture, paintPicture, pictureNames } from '.';

/** Painting keeps a thread busy; the others are left to files and passwords. */
const AT_ONCE = 2;

/** Paints the demo shop's pictures when they are first asked for, and keeps them. */
export interface ImageGenerator {
  /** Makes sure that a picture lies in the folder; false when the album has no such name. */
  provide(name: string): Promise<boolean>;
  /** Paints whatever is still missing, one by one, and leaves the machine to others half the time. */
  paintAhead(signal: AbortSignal): Promise<void>;
}

/** @param folder one file a picture, at its name. */
export function createImageGenerator(folder: string): ImageGenerator {
  const underWay = new Map<string, Promise<void>>();
  const limit = pLimit(AT_ONCE);
  const provide = async (name: string): Promise<boolean> => {
    if (!hasPicture(name)) return false;
    const file = path.join(folder, name);
    if (existsSync(file)) return true;
    const painting =
      underWay.get(name) ?? limit(() => paint(name, file)).finally(() => underWay.delete(name));
    underWay.set(name, painting);
    await painting;
    return true;
  };
  return {
    provide,
    async paintAhead(signal) {
      for (const name of pictureNames()) {
        if (signal.aborted) return;
        const began = performance.now();
        await provide(name);
        await sleep(performance.now() - began);
      }
    },
  };
}

/** Written aside and moved, so that a half-written picture is never taken for a whole one. */
async function paint(name: string, file: string): Promise<void> {
  const picture = await paintPicture(name);
  if (picture === null) throw new Error(`The album cannot paint ${name}`);
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, picture);
  await rename(aside, file);
}
