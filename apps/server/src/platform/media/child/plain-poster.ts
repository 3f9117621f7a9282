import sharp from 'sharp';
import type { PosterTask } from '../picture-tasks';

const LARGEST_SIDE = 1024;

/** A plain gradient in the shop's colours. */
export function plainPoster({ width, height }: Omit<PosterTask, 'kind'>): Promise<Buffer> {
  const scale = LARGEST_SIDE / Math.max(width, height, 1);
  const [w, h] = [
    Math.max(32, Math.round(width * scale)),
    Math.max(32, Math.round(height * scale)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
    <defs><radialGradient id="light" cx="50%" cy="38%" r="75%">
      <stop offset="0" stop-color="#5b4a3f"/><stop offset="1" stop-color="#231d1a"/>
    </radialGradient></defs><rect width="100%" height="100%" fill="url(#light)"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}
