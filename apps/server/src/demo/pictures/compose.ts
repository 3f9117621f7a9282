import sharp, { type OverlayOptions } from 'sharp';
import { arrange, type Placed } from './arrange';
import { frames } from './frames';
import { lightOf } from './hour';
import { palettes } from './palettes';
import { plateOf } from './plates';
import { roomOf } from './room';
import type { Scene } from './scene';
import { shadowInks, shadowOf } from './shadows';

/** Fast enough to encode while a shopper waits, small enough for a phone on a slow network. */
const AVIF = { quality: 56, effort: 1, chromaSubsampling: '4:2:0' } as const;
const JPEG = { quality: 80, progressive: true } as const;

/**
 * Paints a scene: the goods on their stage in a sunlit room, as AVIF, or as JPEG for clients without
 * AVIF support. The same description gives the same bytes. Rejects when a good has no picture.
 *
 * @example
 * await composeScene({ frame: 'product', mood: 'warm', tone: 'light', wall: 'arch', light: 'leaves',
 *   stage: 'podium', arrangement: 'hero', goods: ['🥭', '🥭', '🥭'], seed: 'mango' });
 */
export async function composeScene(scene: Scene, format: 'avif' | 'jpg' = 'avif'): Promise<Buffer> {
  const palette = palettes[scene.mood][scene.tone];
  const frame = frames[scene.frame];
  const { width, height } = frame;
  const [room, { placed, stand }] = await Promise.all([roomOf(scene), arrange(scene)]);
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shadowInks(palette)}${stand.svg}${placed.map((good) => plateOf(good, palette) + shadowOf(good, palette)).join('')}</svg>`;
  const light = lightOf(scene.hour ?? 'noon', frame);
  const picture = sharp(room.data, {
    raw: { width: room.width, height: room.height, channels: 3 },
  }).composite([
    { input: Buffer.from(ground), left: 0, top: 0 },
    ...placed.map(overlay),
    ...(light === null ? [] : [{ input: Buffer.from(light), blend: 'multiply' as const }]),
  ]);
  return (format === 'jpg' ? picture.jpeg(JPEG) : picture.avif(AVIF)).toBuffer();
}

function overlay({ sprite, left, top }: Placed): OverlayOptions {
  return {
    input: sprite.data,
    raw: { width: sprite.width, height: sprite.height, channels: 4 },
    left,
    top,
  };
}
