/** The inputs of a drawn item: its body colour, and the picture on its label as a `data:` URL. */
export interface Ink {
  color: string;
  label: string | undefined;
}

/** Draws the inside of a 256 × 256 SVG. */
export type Draw = (ink: Ink) => string;

/** A mix of two colours: `share` 0 is the first, 1 the second. */
function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Lightens towards a warm white, as lit areas. */
export const lit = (color: string, share: number) => mix(color, '#fffaf0', share);

/** Darkens towards a deep plum, like the shading of the renders; black would look dirty beside them. */
export const shaded = (color: string, share: number) => mix(color, '#3a1836', share);

/** A horizontal gradient for a round body: lit left of the middle, shaded to the right. */
export function round(id: string, color: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0.12"><stop offset="0" stop-color="${lit(color, 0.12)}"/><stop offset="0.3" stop-color="${lit(color, 0.42)}"/><stop offset="0.62" stop-color="${color}"/><stop offset="1" stop-color="${shaded(color, 0.36)}"/></linearGradient>`;
}

/** A vertical gradient for a body: lit above, shaded below. */
export function fall(id: string, color: string): string {
  return `<linearGradient id="${id}" x1="0.2" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${lit(color, 0.45)}"/><stop offset="0.55" stop-color="${color}"/><stop offset="1" stop-color="${shaded(color, 0.3)}"/></linearGradient>`;
}

/** A filter that softens edges inside a drawing. */
export const blur = (id: string, deviation: number) =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** A paper label: a warm sticker with the item on it and two lines that look like print. */
export function sticker(ink: Ink, x: number, y: number, width: number, height: number): string {
  const side = Math.min(width * 0.86, height * 0.72);
  const art =
    ink.label === undefined
      ? ''
      : `<image href="${ink.label}" x="${x - side / 2}" y="${y - height * 0.46}" width="${side}" height="${side}"/>`;
  const line = (at: number, length: number) =>
    `<rect x="${x - (width * length) / 2}" y="${y + height * at}" width="${width * length}" height="${height * 0.045}" rx="2" fill="${shaded(ink.color, 0.35)}" opacity="0.6"/>`;
  return `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="${Math.min(width, height) * 0.16}" fill="#FFF9EE"/>
<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="${Math.min(width, height) * 0.16}" fill="${shaded(ink.color, 0.2)}" opacity="0.07"/>${art}${line(0.29, 0.56)}${line(0.38, 0.36)}`;
}

/** The item itself, positioned by its centre. */
export function stamp(ink: Ink, x: number, y: number, side: number, turn = 0): string {
  if (ink.label === undefined) return '';
  return `<image href="${ink.label}" x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" transform="rotate(${turn} ${x} ${y})"/>`;
}
