import type { ColorToken, Palette } from './color';
import type { Theme } from './theme';

/** Minimum contrast of text (WCAG 2.2, 1.4.3), and of the visible parts of a control (1.4.11). */
const TEXT = 4.5;
const EDGE = 3;

const SURFACES = ['ground', 'surface', 'sunken'] as const;

/** The colours used on each other: ink, ground, and the minimum contrast. */
const PAIRS: readonly (readonly [ink: ColorToken, ground: ColorToken, least: number])[] = [
  ...SURFACES.flatMap((ground) => [
    ['text', ground, TEXT] as const,
    ['muted', ground, TEXT] as const,
  ]),
  ['brand', 'ground', TEXT],
  ['brand', 'surface', TEXT],
  ['brand', 'brandSoft', TEXT],
  ['onBrand', 'brand', TEXT],
  ['onBrand', 'danger', TEXT],
  ['fresh', 'freshSoft', TEXT],
  ['refrigerated', 'refrigeratedSoft', TEXT],
  ['frozen', 'frozenSoft', TEXT],
  ['warning', 'warningSoft', TEXT],
  ['danger', 'dangerSoft', TEXT],
  ['control', 'surface', EDGE],
  ['control', 'ground', EDGE],
  ['focus', 'surface', EDGE],
  ['focus', 'ground', EDGE],
];

/** Two colours of a theme without enough contrast. */
export interface ContrastFault {
  readonly scheme: 'light' | 'dark';
  readonly ink: ColorToken;
  readonly ground: ColorToken;
  /** The contrast, 1 to 21; null when one of them is not written as `#rrggbb`. */
  readonly contrast: number | null;
  /** The minimum contrast. */
  readonly least: number;
}

/** Returns the relative luminance of WCAG 2.2; null unless it is written as `#rrggbb`. */
function luminance(colour: string): number | null {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const part = parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Returns the contrast of two colours, 1 to 21; null when one is not written as `#rrggbb`.
 *
 * @example
 * contrastOf('#000000', '#FFFFFF') // 21
 */
export function contrastOf(one: string, other: string): number | null {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === null || b === null) return null;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const faultsIn = (scheme: 'light' | 'dark', palette: Palette): ContrastFault[] =>
  PAIRS.map(([ink, ground, least]) => ({
    scheme,
    ink,
    ground,
    least,
    contrast: contrastOf(palette[ink], palette[ground]),
  })).filter(({ contrast, least }) => contrast === null || contrast < least);

/**
 * Returns the colours of a theme that lack contrast, light and dark; an empty list when all pass.
 *
 * @example
 * contrastFaults(createTheme({ light: { brand: '#7A3FA0' }, dark: { brand: '#7A3FA0' } }))
 * // [{ scheme: 'dark', ink: 'brand', ground: 'surface', contrast: 2.49, least: 4.5 }, …]
 */
export const contrastFaults = ({ light, dark }: Theme): readonly ContrastFault[] => [
  ...faultsIn('light', light.palette),
  ...faultsIn('dark', dark.palette),
];

/**
 * Describes one fault as a sentence.
 *
 * @example
 * describeFault(fault) // 'dark: brand on surface is 2.49:1, at least 4.5:1'
 */
export const describeFault = ({ scheme, ink, ground, contrast, least }: ContrastFault): string =>
  contrast === null
    ? `${scheme}: ${ink} or ${ground} is not written as #rrggbb`
    : `${scheme}: ${ink} on ${ground} is ${contrast.toFixed(2)}:1, at least ${least}:1`;
