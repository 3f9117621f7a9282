import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { loadSharp } from './load-sharp';
import type { VideoFacts } from './remux';

const run = promisify(execFile);
/** Same as the site does it: at three seconds, or at the end of shorter videos (spec §9). */
const AT_SECONDS = 3;
const LARGEST_SIDE = 1024;
const TIMEOUT_MS = 5_000;
const LARGEST_OUTPUT = 20 * 1024 * 1024;

/**
 * A poster for a video uploaded without one: a frame taken by ffmpeg if it is installed, otherwise a
 * plain picture with the video's aspect ratio.
 *
 * @param file the video.
 */
export async function posterOf(file: string, facts: VideoFacts): Promise<Buffer> {
  return (await filmed(file, facts)) ?? plainPoster(facts);
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

/** A plain gradient in the shop's colours. */
async function plainPoster({ width, height }: VideoFacts): Promise<Buffer> {
  const scale = LARGEST_SIDE / Math.max(width, height, 1);
  const [w, h] = [
    Math.max(32, Math.round(width * scale)),
    Math.max(32, Math.round(height * scale)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
    <defs><radialGradient id="light" cx="50%" cy="38%" r="75%">
      <stop offset="0" stop-color="#5b4a3f"/><stop offset="1" stop-color="#231d1a"/>
    </radialGradient></defs><rect width="100%" height="100%" fill="url(#light)"/></svg>`;
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}
