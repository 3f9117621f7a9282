import sharp from 'sharp';
import { labelOf, readRender } from './art/renders';
import { drawVessel } from './art/vessels';
import { feetOf, rimOf, type Foot } from './feet';
import { postureOf } from './postures';
import { Recent } from './recent';
import type { Item, Render, Tint, Vessel } from '../scenes/scene';

/** An item, cut out and ready to be placed: RGBA pixels without empty margins. */
export interface Sprite {
  data: Buffer;
  width: number;
  height: number;
  feet: Foot[];
  /** Only for items with a flat base. */
  rim: [x: number, y: number][];
}

/** A 256 px render looks blurred when enlarged more than this. */
const LARGEST_SCALE = 1.6;
const SOURCE = 256;

/**
 * Drawings that replace renders: some are seen from straight above and would stand on their edge, and
 * milk is lilac.
 */
const drawings: Record<string, Vessel> = {
  '☕': { shape: 'mug', color: '#EFE7DA' },
  '🍳': { shape: 'pan', color: '#4A4560' },
  '🥘': { shape: 'stew', color: '#8C3B2A' },
  '🥧': { shape: 'pie', color: '#C98332' },
  '🥛': { shape: 'glass', color: '#FFF8EA', size: 0.9 },
  '🫓': { shape: 'flatcakes', color: '#E8B566' },
};

/** The cream cheese render is pink; this makes it look natural. */
const corrections: Record<string, Tint> = { '🥯': { saturation: 0.85, hue: 14 } };

const sprites = new Recent<Promise<Sprite>>(48);

/** The relative size of an item, independent of the picture's pixels. */
export function weightOf(item: Item): number {
  if (typeof item === 'string') return postureOf(item).size;
  if ('emoji' in item) return item.size ?? postureOf(item.emoji).size;
  return item.size ?? 1.1;
}

/** Whether an item may be tilted a few degrees. */
export function rolls(item: Item): boolean {
  if (typeof item === 'string') return postureOf(item).rolls;
  return 'emoji' in item && item.tilt === undefined && postureOf(item.emoji).rolls;
}

/**
 * Cuts out an item at a size.
 *
 * @param side edge, in pixels, of the square that contains the item before it is rotated
 * @param lean degrees added to its default posture
 */
export function spriteOf(item: Item, side: number, lean: number): Promise<Sprite> {
  const edge = Math.round(Math.min(side, SOURCE * LARGEST_SCALE));
  const key = JSON.stringify([item, edge, Math.round(lean)]);
  return sprites.take(key, () => cut(item, edge, Math.round(lean)));
}

async function cut(item: Item, edge: number, lean: number): Promise<Sprite> {
  const wanted = drawing(item);
  const source = 'emoji' in wanted ? await readRender(wanted.emoji) : await drawn(wanted, edge);
  const tilt = lean + (wanted.tilt ?? ('emoji' in wanted ? postureOf(wanted.emoji).tilt : 0));
  let image = sharp(source).resize(edge, edge, { kernel: 'mitchell' }).ensureAlpha();
  const tint = wanted.tint ?? ('emoji' in wanted ? corrections[wanted.emoji] : undefined);
  if (tint) image = image.modulate(tint);
  if (tilt !== 0)
    image = sharp(await image.png({ compressionLevel: 0 }).toBuffer()).rotate(tilt, {
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return crop(data, info.width, info.height, isFlat(wanted));
}

function drawing(item: Item): Render | Vessel {
  const wanted = typeof item === 'string' ? { emoji: item } : item;
  return 'emoji' in wanted ? (drawings[wanted.emoji] ?? wanted) : wanted;
}

function isFlat(item: Render | Vessel): boolean {
  return 'emoji' in item
    ? postureOf(item.emoji).flat
    : item.shape === 'tofu' || item.shape === 'carton';
}

async function drawn(vessel: Vessel, edge: number): Promise<Buffer> {
  const label = vessel.label === undefined ? undefined : await labelOf(vessel.label);
  const svg = drawVessel(vessel.shape, { color: vessel.color, label });
  return sharp(Buffer.from(svg), { density: Math.ceil((72 * edge) / SOURCE) })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Crops rows and columns that are nearly empty; faint glows would make items float. */
function crop(data: Buffer, width: number, height: number, flat: boolean): Sprite {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 24) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) throw new Error('an empty render');
  const [w, h] = [right - left + 1, bottom - top + 1];
  const cutOut = Buffer.alloc(w * h * 4);
  for (let y = 0; y < h; y++) {
    data.copy(
      cutOut,
      y * w * 4,
      ((y + top) * width + left) * 4,
      ((y + top) * width + right + 1) * 4,
    );
  }
  return {
    data: cutOut,
    width: w,
    height: h,
    feet: feetOf(cutOut, w, h),
    rim: flat ? rimOf(cutOut, w, h) : [],
  };
}
