import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { makePicture } from './make-pictures';
import type { VideoFacts } from './remux';

const run = promisify(execFile);
/** Same as the site does it: at three seconds, or at the end of shorter videos (spec §9). */
const AT_SECONDS = 3;
const TIMEOUT_MS = 5_000;
const LARGEST_OUTPUT = 20 * 1024 * 1024;

/**
 * A poster for a video uploaded without one: a frame taken by ffmpeg if it is installed, otherwise a
 * plain picture with the video's aspect ratio.
 *
 * @param file the video.
 */
export async function posterOf(file: string, facts: VideoFacts): Promise<Buffer> {
  return (
    (await filmed(file, facts)) ??
    makePicture({ kind: 'poster', width: facts.width, height: facts.height })
  );
}

async function filmed(file: string, { duration }: VideoFacts): Promise<Buffer | null> {
  const at = String(Math.max(0, Math.min(AT_SECONDS, duration - 1)));
  const frame = ['-frames:v', '1', '-f', 'image2pipe', '-c:v', 'mjpeg', 'pipe:1'];
  try {
    const { stdout } = await run(
      'ffmpeg',
      // ffmpeg may open only this file, not the files that a crafted video refers to.
      [
        '-v',
        'error',
        '-protocol_whitelist',
        'file,pipe',
        '-ss',
        at,
        '-i',
        `file:${file}`,
        ...frame,
      ],
      { encoding: 'buffer', timeout: TIMEOUT_MS, maxBuffer: LARGEST_OUTPUT },
    );
    return stdout.length > 0 ? stdout : null;
  } catch {
    return null;
  }
}
