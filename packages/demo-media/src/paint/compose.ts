import sharp, { type OverlayOptions } from 'sharp';
import type { PictureFormat } from '../picture-format';
import { arrange, type Placed } from './arrange';
import { frames } from '../scenes/frames';
import { encode } from './encode';
import { lightOf } from './hour';
import { palettes } from '../scenes/palettes';
import { plateOf } from './plates';
import { roomOf } from './room';
import type { Scene } from '../scenes/scene';
import { shadowInks, shadowOf } from './shadows';

/**
 * Paints a scene in this process: the items on their stage in a sunlit room. The same description gives
 * the same bytes.
 *
 * @throws Error when an item has no picture.
 *
 * @example
 * await composeScene({ frame: 'product', mood: 'warm', tone: 'light', wall: 'arch', light: 'leaves',
 *   stage: 'podium', arrangement: 'hero', items: ['🥭', '🥭', '🥭'], seed: 'mango' });
 */
export async function composeScene(scene: Scene, format: PictureFormat = 'avif'): Promise<Buffer> {
  const palette = palettes[scene.mood][scene.tone];
  const frame = frames[scene.frame];
  const { width, height } = frame;
  const [room, { placed, fitted }] = await Promise.all([roomOf(scene), arrange(scene)]);
  const layer = (drawn: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`;
  const below = placed.map((item) => plateOf(item, palette) + shadowOf(item, palette)).join('');
  const ground = layer(shadowInks(palette) + fitted.svg + below);
  const { front } = fitted;
  const light = lightOf(scene.hour ?? 'noon', frame);
  const picture = sharp(room.data, {
    raw: { width: room.width, height: room.height, channels: 3 },
  }).composite([
    { input: Buffer.from(ground), left: 0, top: 0 },
    ...placed.map(overlay),
    ...(front === undefined ? [] : [{ input: Buffer.from(layer(front)), left: 0, top: 0 }]),
    ...(light === null ? [] : [{ input: Buffer.from(light), blend: 'multiply' as const }]),
  ]);
  return encode[format](picture).toBuffer();
}

function overlay({ sprite, left, top }: Placed): OverlayOptions {
  return {
    input: sprite.data,
    raw: { width: sprite.width, height: sprite.height, channels: 4 },
    left,
    top,
  };
}
