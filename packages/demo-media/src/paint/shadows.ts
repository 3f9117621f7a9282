import type { Placed } from './arrange';
import type { Palette } from '../scenes/palettes';
import type { Sprite } from './sprite';

/** Gradients shared by the stage and the items: soft ellipses cost a tenth of a blur. */
export function shadowInks(palette: Palette): string {
  const fade = (id: string, stops: readonly (readonly [number, number])[]) =>
    `<radialGradient id="${id}">${stops.map(([at, opacity]) => `<stop offset="${at}" stop-color="${palette.shadow}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>`;
  return `<defs>${fade('touch', [
    [0, 0.75],
    [0.45, 0.5],
    [0.75, 0.16],
    [1, 0],
  ])}${fade('cast', [
    [0, 0.46],
    [0.4, 0.3],
    [0.75, 0.08],
    [1, 0],
  ])}</defs>`;
}

/**
 * Contact and cast shadow of an item: dark where it touches the ground, soft to the right, away
 * from the window.
 */
export function shadowOf({ sprite, left, top, lifted, shadow }: Placed, palette: Palette): string {
  if (lifted || shadow === 'none') return '';
  if (shadow === 'around') return around(sprite, left, top);
  if (sprite.rim.length > 0) return underRim(sprite, left, top, palette);
  const ground = top + sprite.height;
  const near = nearness(sprite);
  const reach = sprite.width * 0.5;
  const middle = left + sprite.width / 2;
  const cast = `<ellipse cx="${middle + sprite.height * 0.13}" cy="${ground - reach * 0.1}" rx="${reach * 1.12}" ry="${Math.max(10 * near, reach * 0.2)}" fill="url(#cast)"/>`;
  const touches = sprite.feet.map(({ left: from, right: to, bottom }) => {
    const half = (to - from) / 2;
    return `<ellipse cx="${left + (from + to) / 2 + 3}" cy="${top + bottom - 2}" rx="${half * 1.12 + 12 * near}" ry="${Math.max(7 * near, Math.min(half * 0.2, 15))}" fill="url(#touch)"/>`;
  });
  return cast + touches.join('');
}

/** The shadow of a thing that is seen from above, to its lower right. */
function around({ width, height }: Sprite, left: number, top: number): string {
  const ellipse = (right: number, down: number, share: number, ink: string) =>
    `<ellipse cx="${left + width * (0.5 + right)}" cy="${top + height * (0.5 + down)}" rx="${width * share}" ry="${height * share}" fill="url(#${ink})"/>`;
  return ellipse(0.09, 0.12, 0.62, 'cast') + ellipse(0.03, 0.05, 0.55, 'touch');
}

/** Soft edges shrink with the item; otherwise small pictures would show them as rings. */
const nearness = (sprite: Sprite) => Math.min(1, sprite.width / 260);

/** Strokes of decreasing width along the rim look like one soft edge. */
function underRim(sprite: Sprite, left: number, top: number, palette: Palette): string {
  const near = nearness(sprite);
  const points = sprite.rim.map(([x, y]) => `${left + x},${top + y}`).join(' ');
  const stroke = (width: number, right: number, opacity: number) =>
    `<polyline points="${points}" fill="none" stroke="${palette.shadow}" stroke-opacity="${opacity}" stroke-width="${width * near}" stroke-linejoin="round" stroke-linecap="round" transform="translate(${right * near} ${near})"/>`;
  return [
    stroke(34, 12, 0.05),
    stroke(26, 9, 0.07),
    stroke(18, 6, 0.1),
    stroke(11, 4, 0.16),
    stroke(6, 2, 0.26),
  ].join('');
}
