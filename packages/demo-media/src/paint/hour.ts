import type { Frame } from '../scenes/frames';
import type { Hour } from '../scenes/scene';

/** The light of an hour over the whole picture, to be multiplied with it; nothing at noon. */
export function lightOf(hour: Hour, { width, height }: Frame): string | null {
  if (hour === 'noon') return null;
  const paint =
    hour === 'evening'
      ? `<radialGradient id="hour" cx="0.62" cy="0.34" r="0.78"><stop offset="0" stop-color="#FFFAF0"/><stop offset="0.5" stop-color="#F8DFBF"/><stop offset="1" stop-color="#B78D72"/></radialGradient>`
      : `<linearGradient id="hour" x1="0" y1="0" x2="1" y2="0.7"><stop offset="0" stop-color="#FFFFFF"/><stop offset="0.55" stop-color="#E9EEF6"/><stop offset="1" stop-color="#BFCBDD"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${paint}</defs><rect width="${width}" height="${height}" fill="url(#hour)"/></svg>`;
}
