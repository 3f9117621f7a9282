import type { Frame } from '../scenes/frames';
import type { Palette } from '../scenes/palettes';
import type { Scene } from '../scenes/scene';
import { drawTableLight } from './daylight';

/** A surface that is seen from above: wooden boards in the light tone, linen in the deep one. */
export function drawWorktop({ tone }: Pick<Scene, 'tone'>, frame: Frame, palette: Palette): string {
  const { width, height } = frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="top" x2="1" y2="1"><stop offset="0" stop-color="${palette.table[0]}"/><stop offset="1" stop-color="${palette.table[1]}"/></linearGradient>
<radialGradient id="corner" cx="0.42" cy="0.38" r="0.85"><stop offset="0.45" stop-color="${palette.shadow}" stop-opacity="0"/><stop offset="1" stop-color="${palette.shadow}" stop-opacity="0.3"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#top)"/>
${tone === 'light' ? boards(frame, palette) : linen(frame, palette)}
${drawTableLight({ ...frame, horizon: 0 })}
<rect width="${width}" height="${height}" fill="url(#corner)"/>
</svg>`;
}

/** Boards across the picture, with a gap between them and a line of grain each. */
function boards({ width, height }: Frame, palette: Palette): string {
  const tall = height / 5;
  return Array.from({ length: 5 }, (_, i) => {
    const y = i * tall;
    const grain = [0.3, 0.62, 0.8]
      .map((at, line) => {
        const level = y + tall * at;
        const bend = (((i + line) % 3) - 1) * tall * 0.12;
        return `<path d="M0 ${level}Q${width * 0.5} ${level + bend} ${width} ${level - bend * 0.4}" stroke="${palette.shadow}" stroke-opacity="0.09" stroke-width="3" fill="none"/>`;
      })
      .join('');
    return `<rect y="${y}" width="${width}" height="${tall}" fill="${i % 2 === 0 ? '#fff' : palette.shadow}" opacity="0.05"/>${grain}<rect y="${y + tall - 3}" width="${width}" height="3" fill="${palette.shadow}" opacity="0.28"/>`;
  }).join('');
}

/** A cloth of linen with its folds, and stripes of the accent colour at the sides. A weave would nearly double the bytes. */
function linen({ width, height }: Frame, palette: Palette): string {
  const stripe = (x: number, wide: number) =>
    `<rect x="${width * x}" width="${width * wide}" height="${height}" fill="${palette.accent}" opacity="0.22"/>`;
  const fold = (x: number) =>
    `<rect x="${width * x}" width="${width * 0.1}" height="${height}" fill="url(#fold)"/>`;
  return `<defs><linearGradient id="fold"><stop offset="0" stop-color="${palette.shadow}" stop-opacity="0"/><stop offset="0.5" stop-color="${palette.shadow}" stop-opacity="0.1"/><stop offset="0.52" stop-color="#fff" stop-opacity="0.25"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="#FFFAF2" opacity="0.5"/>${fold(0.28)}${fold(0.64)}${stripe(0.07, 0.045)}${stripe(0.13, 0.012)}${stripe(0.9, 0.045)}`;
}
