import { frames } from './frames';
import { palettes } from './palettes';
import type { Hour, Scene } from './scene';

/** The share of red, green and blue in the light of an hour: see `hour.ts`. */
const light: Readonly<Record<Hour, readonly [number, number, number]>> = {
  noon: [1, 1, 1],
  evening: [0.95, 0.85, 0.74],
  dawn: [0.9, 0.93, 0.97],
};

const channels = (color: string) =>
  [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));

/**
 * The main colour of a scene's picture without painting it: of its wall and table, by the share that each has
 * of the frame, in the light of its hour.
 *
 * @example
 * colorOf(scene) // '#e9cfae'
 */
export function colorOf({ mood, tone, frame, stage, hour = 'noon' }: Scene): string {
  const { wall, table } = palettes[mood][tone];
  const horizon = stage === 'worktop' ? 0 : frames[frame].horizon;
  const parts = [
    ...wall.map((color) => ({ color, share: horizon / 2 })),
    ...table.map((color) => ({ color, share: (1 - horizon) / 2 })),
  ];
  const mixed = light[hour].map((left, channel) => {
    const value = parts.reduce(
      (sum, { color, share }) => sum + (channels(color)[channel] ?? 0) * share,
      0,
    );
    return Math.round(value * left);
  });
  return `#${Buffer.from(mixed).toString('hex')}`;
}
