import sharp from 'sharp';
import { seededRandom } from './seeded-random';
import { drawLight, drawTableLight } from './daylight';
import { frames, type Frame } from '../scenes/frames';
import { palettes, type Palette } from '../scenes/palettes';
import { Recent } from './recent';
import type { Scene } from '../scenes/scene';
import { drawWall } from './wall';
import { drawWorktop } from './worktop';

/** Uncompressed pixels: three channels, row by row. */
export interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

type Room = Pick<Scene, 'frame' | 'mood' | 'tone' | 'wall' | 'light' | 'stage'>;

/** Rooms cost 100 ms each and about 2 MB: a few are enough for a sorted run, and keep memory use small. */
const rooms = new Recent<Promise<Raw>>(6);

/** The empty room of a scene: wall, daylight, table, grain. Cached for the next scene in the same room. */
export function roomOf(scene: Room): Promise<Raw> {
  const view = scene.stage === 'worktop' ? ['worktop'] : [scene.wall, scene.light];
  const key = [scene.frame, scene.mood, scene.tone, ...view].join('/');
  return rooms.take(key, () => paintRoom(scene, key));
}

async function paintRoom(scene: Room, key: string): Promise<Raw> {
  const frame = frames[scene.frame];
  const palette = palettes[scene.mood][scene.tone];
  const draw = scene.stage === 'worktop' ? drawWorktop : drawRoom;
  const svg = draw(scene, frame, palette);
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  grain(data, key);
  return { data, width: info.width, height: info.height };
}

function drawRoom(scene: Room, frame: Frame, palette: Palette): string {
  const { width, height } = frame;
  const edge = Math.round(height * frame.horizon);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="0.9"><stop offset="0" stop-color="${palette.wall[0]}"/><stop offset="1" stop-color="${palette.wall[1]}"/></linearGradient>
<linearGradient id="shape" x1="0" y1="0" x2="0.8" y2="1"><stop offset="0" stop-color="${palette.shape[0]}"/><stop offset="1" stop-color="${palette.shape[1]}"/></linearGradient>
<linearGradient id="table" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${palette.table[0]}"/><stop offset="1" stop-color="${palette.table[1]}"/></linearGradient>
<radialGradient id="sun" cx="0.3" cy="0.2" r="0.75"><stop offset="0" stop-color="#fff" stop-opacity="0.55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="corner" cx="0.5" cy="0.45" r="0.8"><stop offset="0.6" stop-color="${palette.shadow}" stop-opacity="0"/><stop offset="1" stop-color="${palette.shadow}" stop-opacity="0.16"/></radialGradient>
<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.shadow}" stop-opacity="0"/><stop offset="1" stop-color="${palette.shadow}" stop-opacity="0.1"/></linearGradient>
</defs>
<rect width="${width}" height="${edge}" fill="url(#wall)"/>
${drawWall(scene.wall, frame, palette)}
<rect width="${width}" height="${edge}" fill="url(#sun)"/>
<rect y="${edge - height * 0.09}" width="${width}" height="${height * 0.09}" fill="url(#foot)"/>
${drawLight(scene.light, frame, palette)}
<rect y="${edge}" width="${width}" height="${height - edge}" fill="url(#table)"/>
<rect y="${edge}" width="${width}" height="2" fill="#fff" opacity="0.35"/>
${frame.horizon < 0.5 ? drawTableLight(frame) : ''}
<rect width="${width}" height="${height}" fill="url(#corner)"/>
</svg>`;
}

/** A little noise, the same on all three channels, prevents banding in wide gradients. */
function grain(data: Buffer, key: string): void {
  const chance = seededRandom(key);
  for (let i = 0; i + 2 < data.length; i += 3) {
    const noise = Math.round((chance() - 0.5) * 5);
    for (let channel = i; channel < i + 3; channel++) {
      data[channel] = Math.max(0, Math.min(255, (data[channel] ?? 0) + noise));
    }
  }
}
