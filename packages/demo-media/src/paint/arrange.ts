import { between, seededRandom, type RandomSource } from './seeded-random';
import { frames, type Frame } from '../scenes/frames';
import { layOut, type Row, type Slot } from './layout';
import { palettes } from '../scenes/palettes';
import type { Scene } from '../scenes/scene';
import { rolls, spriteOf, type Sprite } from './sprite';
import type { FittedStage } from './fitted-stage';
import { fitStage } from './stage';

/** An item at its position, in pixels. */
export interface Placed {
  sprite: Sprite;
  left: number;
  top: number;
  /** Lies on other items, so it casts no shadow on the ground. */
  lifted: boolean;
  /** Served on a plate. */
  plated: boolean;
  shadow: Slot['shadow'];
}

/** Neighbours overlap by this share of the narrower one, more in a pile's rows than in a line. */
const OVERLAP = { hero: 0.2, row: 0.1, heap: 0.2, close: 0.16 } as const;
const LEAN = 7;

/** Cuts out every item and places it, from back to front; also returns the stage that fits them. */
export async function arrange(scene: Scene): Promise<{ placed: Placed[]; fitted: FittedStage }> {
  const frame = frames[scene.frame];
  const chance = seededRandom(scene.seed);
  const rows = layOut(scene.items, scene.arrangement, scene.stage);
  const cutRows: CutRow[] = [];
  for (const row of rows) cutRows.push(await cutRow(row, scene, frame, chance));
  const half = Math.max(
    ...cutRows.filter((row) => row.slots[0]?.ground === 'main').map((row) => row.width / 2),
  );
  const fitted = fitStage(scene.stage, frame, palettes[scene.mood][scene.tone], half);
  const front = cutRows.at(-1);
  return {
    placed: cutRows.flatMap((row) => place(row, fitted, frame, row === front ? undefined : front)),
    fitted,
  };
}

interface CutRow {
  slots: Row;
  sprites: Sprite[];
  /** Left edges, from 0. */
  lefts: number[];
  width: number;
}

async function cutRow(
  slots: Row,
  scene: Scene,
  frame: Frame,
  chance: RandomSource,
): Promise<CutRow> {
  const leans = slots.map((slot) => (rolls(slot.item) ? between(chance, -LEAN, LEAN) : 0));
  const span = spanOf(slots, scene, frame);
  const first = await cutAt(slots, leans, frame.unit);
  const packed = pack(first, scene, slots, span);
  const fit = Math.min(
    1,
    span / packed.width,
    highest(scene, frame, slots) / Math.max(...first.map((sprite) => sprite.height), 1),
  );
  if (fit === 1) return { slots, sprites: first, ...packed };
  const smaller = await cutAt(slots, leans, frame.unit * fit);
  return { slots, sprites: smaller, ...pack(smaller, scene, slots, span) };
}

function spanOf(slots: Row, scene: Scene, frame: Frame): number {
  const whole = frame.span * frame.unit;
  if (scene.stage === 'plinths') return frame.unit * (slots[0]?.ground === 'floor' ? 0.7 : 0.42);
  return slots[0]?.lifted ? whole * 0.72 : whole;
}

/**
 * The maximum height that keeps an item from touching the picture's upper edge, or the shelf above
 * it.
 */
function highest(scene: Scene, frame: Frame, slots: Row): number {
  if (scene.stage === 'shelf') return frame.height * (slots[0]?.ground === 'side' ? 0.31 : 0.33);
  if (scene.frame === 'poster') return frame.height * 0.44;
  return frame.height * (scene.stage === 'plinths' ? 0.55 : 0.64);
}

function cutAt(slots: Row, leans: number[], unit: number): Promise<Sprite[]> {
  return Promise.all(slots.map((slot, i) => spriteOf(slot.item, slot.size * unit, leans[i] ?? 0)));
}

function pack(
  sprites: Sprite[],
  scene: Scene,
  slots: Row,
  span: number,
): { lefts: number[]; width: number } {
  const lefts: number[] = [];
  let right = 0;
  const spread = slots[0]?.ground === 'floor' && sprites.length > 1;
  const total = sprites.reduce((sum, sprite) => sum + sprite.width, 0);
  const gap = spread ? (span - total) / (sprites.length - 1) : 0;
  sprites.forEach((sprite, i) => {
    const before = sprites[i - 1];
    const overlap =
      before === undefined ? 0 : Math.min(before.width, sprite.width) * overlapOf(scene);
    const left = before === undefined ? 0 : spread ? right + gap : right - overlap;
    lefts.push(left);
    right = left + sprite.width;
  });
  return { lefts, width: right };
}

function overlapOf(scene: Scene): number {
  // Plates need a gap between them.
  if (scene.stage === 'spread') return -0.34;
  if (scene.stage === 'worktop') return -0.3;
  if (scene.stage === 'shelf' || scene.stage === 'plinths') return 0.06;
  return OVERLAP[scene.arrangement];
}

function place(
  row: CutRow,
  fitted: FittedStage,
  frame: Frame,
  front: CutRow | undefined,
): Placed[] {
  const lone = row.slots.length === 1 && row.slots[0]?.ground === 'floor';
  const sprites = row.slots.map((slot, i) => ({
    slot,
    sprite: row.sprites[i],
    at: row.lefts[i] ?? 0,
  }));
  return sprites
    .sort((a, b) => a.slot.depth - b.slot.depth)
    .flatMap(({ slot, sprite, at }) => {
      if (sprite === undefined) return [];
      const ground = fitted.grounds[slot.ground];
      const shift = lone ? frame.unit * 0.27 : 0;
      const foot = ground.y + slot.depth * ground.depth - (slot.lifted ? lift(front) : 0);
      return [
        {
          sprite,
          left: Math.round(ground.x - row.width / 2 + at + shift),
          top: Math.round(foot - sprite.height + softEdge(slot)),
          lifted: slot.lifted,
          plated: slot.plated ?? false,
          shadow: slot.shadow,
        },
      ];
    });
}

/** The upper row rests in the gaps of the lower one. */
function lift(front: CutRow | undefined): number {
  const heights = front?.sprites.map((sprite) => sprite.height) ?? [];
  return heights.length === 0 ? 0 : Math.min(...heights) * 0.5;
}

/** Renders are seen from slightly above: their lowest point is nearer to the viewer than their middle. */
const softEdge = (slot: Slot) => (slot.lifted ? 0 : 4);
