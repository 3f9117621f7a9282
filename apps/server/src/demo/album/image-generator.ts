import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { firstPictures, hasPicture, paintPicture, pictureNames } from '.';

/** Each painting blocks a thread; the other threads stay free for files and password hashes. */
const AT_ONCE = 2;

/** Generates the demo shop's pictures on first request and stores them. */
export interface ImageGenerator {
  /** Ensures that a picture is in the folder; false if the album has no such name. */
  provide(name: string): Promise<boolean>;
  /**
   * Generates the missing pictures one by one, those of the first screens first, with pauses that leave half
   * of the time to other work.
   */
  paintAhead(signal: AbortSignal): Promise<void>;
}

/** @param folder contains one file per picture, under its name. */
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
      for (const name of new Set([...firstPictures(), ...pictureNames()])) {
        if (signal.aborted) return;
        const began = performance.now();
        await provide(name);
        await sleep(performance.now() - began);
      }
    },
  };
}

/** Written to a temporary file and renamed, so that a partial picture is never read. */
async function paint(name: string, file: string): Promise<void> {
  const picture = await paintPicture(name);
  if (picture === null) throw new Error(`The album cannot paint ${name}`);
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, picture);
  await rename(aside, file);
}
