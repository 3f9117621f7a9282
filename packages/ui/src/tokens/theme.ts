import type { Palette } from './color';
import { darkPalette, lightPalette } from './palettes';

/** Three shadows: resting, raised, floating. */
export interface Shadows {
  readonly sm: string;
  readonly md: string;
  readonly lg: string;
}

/** The values that differ between light and dark. */
export interface Scheme {
  readonly palette: Palette;
  readonly shadows: Shadows;
  /** A CSS filter for pictures, so that daylight does not glare in dark mode. */
  readonly daylight: string;
}

/** A theme, made by {@link createTheme}. */
export interface Theme {
  readonly light: Scheme;
  readonly dark: Scheme;
  /** CSS variables that light and dark share, by name without `--ui-`. */
  readonly scale: Readonly<Record<string, string>>;
}

/** The changes to a theme; omitted values keep the kit's defaults. */
export interface ThemeOptions {
  /**
   * Light colours. Give each a dark one too: {@link contrastFaults} lists those without enough
   * contrast.
   */
  readonly light?: Partial<Palette>;
  /** Dark colours. */
  readonly dark?: Partial<Palette>;
  /**
   * `square`, `soft` or `round`.
   * @default 'round'
   */
  readonly corners?: 'square' | 'soft' | 'round';
  /**
   * A factor of all spacing. Tap targets stay 44 px high.
   * @default 1
   */
  readonly density?: number;
  /**
   * A factor of all font sizes.
   * @default 1
   */
  readonly typeScale?: number;
  /** The `font-family`; by default the system's Traditional Chinese fonts. */
  readonly fontFamily?: string;
  /** Light and dark shadows. */
  readonly shadows?: { readonly light?: Partial<Shadows>; readonly dark?: Partial<Shadows> };
}

const day: Scheme = {
  palette: lightPalette,
  shadows: {
    sm: '0 1px 2px rgb(90 56 30 / .06),0 2px 8px rgb(90 56 30 / .05)',
    md: '0 2px 6px rgb(90 56 30 / .07),0 10px 28px rgb(90 56 30 / .09)',
    lg: '0 4px 12px rgb(90 56 30 / .09),0 24px 64px rgb(90 56 30 / .18)',
  },
  daylight: 'none',
};

const night: Scheme = {
  palette: darkPalette,
  shadows: {
    sm: '0 1px 2px rgb(0 0 0 / .3),0 2px 8px rgb(0 0 0 / .2)',
    md: '0 2px 6px rgb(0 0 0 / .35),0 10px 28px rgb(0 0 0 / .32)',
    lg: '0 4px 12px rgb(0 0 0 / .4),0 24px 64px rgb(0 0 0 / .55)',
  },
  daylight: 'brightness(.9)',
};

/** The kit's own theme: rice paper and brick in light, a lit alley in dark. */
export const alley: Theme = { light: day, dark: night, scale: {} };

/** Returns the variables of one scheme as CSS declarations. */
export function schemeVariables({ palette, shadows, daylight }: Scheme): string {
  const colours = Object.entries(palette).map(([name, value]) => `--ui-${name}:${value};`);
  return `${colours.join('')}--ui-shadowSm:${shadows.sm};--ui-shadowMd:${shadows.md};--ui-shadowLg:${shadows.lg};--ui-daylight:${daylight};`;
}

/** Returns the variables that light and dark share, as CSS declarations. */
export const scaleVariables = ({ scale }: Theme): string =>
  Object.entries(scale)
    .map(([name, value]) => `--ui-${name}:${value};`)
    .join('');
