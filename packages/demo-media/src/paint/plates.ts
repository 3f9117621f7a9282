import type { Placed } from './arrange';
import type { Palette } from '../scenes/palettes';

/** The perspective of a plate as seen by a person at the table. */
const FLATNESS = 0.36;

/** The plate under a dish, and its shadow on the table; nothing for items that need no plate. */
export function plateOf({ sprite, left, top, plated }: Placed, palette: Palette): string {
  if (!plated) return '';
  const rx = Math.max(sprite.width, sprite.height * 0.8) * 0.68;
  const ry = rx * FLATNESS;
  const x = left + sprite.width / 2;
  const y = top + sprite.height - ry * 0.42;
  const [glaze, lit, side, shade] = palette.plinth;
  const ring = (share: number, fill: string, down = 0) =>
    `<ellipse cx="${x}" cy="${y + down}" rx="${rx * share}" ry="${ry * share}" fill="${fill}"/>`;
  return `<ellipse cx="${x + rx * 0.08}" cy="${y + ry * 0.24}" rx="${rx * 1.2}" ry="${ry * 1.24}" fill="url(#cast)"/>
${ring(1, shade, ry * 0.08)}${ring(1, lit)}${ring(0.95, glaze)}${ring(0.7, side)}${ring(0.68, lit, ry * 0.03)}`;
}
