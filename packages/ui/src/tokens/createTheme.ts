import { alley, type Scheme, type Theme, type ThemeOptions } from './theme';

/** Custom corner radii: small, middle and large in px; the pill, and the arch over a picture. */
const CORNERS = {
  square: { radiusSm: '0px', radiusMd: '0px', radiusLg: '0px', radiusPill: '0px', arch: '0px' },
  soft: { radiusSm: '4px', radiusMd: '6px', radiusLg: '8px', radiusPill: '8px', arch: '8px' },
  round: {},
} as const;

/** The spacing scale, 1 to 8, in px. */
const SPACES = [4, 8, 12, 16, 24, 32, 48, 64] as const;

/** The type scale in rem. */
const SIZES = { Xs: 0.75, Sm: 0.875, Md: 1, Lg: 1.125, Xl: 1.375, Xxl: 1.75, Hero: 2.25 } as const;

const tidy = (value: number) => Number(value.toFixed(4));

function mixed(scheme: Scheme, of: 'light' | 'dark', options: ThemeOptions): Scheme {
  return {
    ...scheme,
    palette: { ...scheme.palette, ...options[of] },
    shadows: { ...scheme.shadows, ...options.shadows?.[of] },
  };
}

/**
 * Creates a theme from changes to the kit's own, for `ThemeStyles` and `ThemeScope`. In development
 * both warn about colours without enough contrast; `npx @mall/ui check-theme <file>` prints them on
 * the command line.
 * @example
 * const plum = createTheme({
 *   light: { brand: '#7A3FA0', brandSoft: '#F1E4F8' },
 *   dark: { brand: '#D3A6EC', onBrand: '#2A0F38', brandSoft: '#3A2147' },
 *   corners: 'square',
 * });
 * <ThemeStyles theme={plum} />
 */
export function createTheme(options: ThemeOptions): Theme {
  const { corners = 'round', density = 1, typeScale = 1, fontFamily } = options;
  const spaces = SPACES.map((px, at) => [`space${at + 1}`, `${tidy(px * density)}px`]);
  const sizes = Object.entries(SIZES).map(([name, rem]) => [
    `font${name}`,
    `${tidy(rem * typeScale)}rem`,
  ]);
  return {
    light: mixed(alley.light, 'light', options),
    dark: mixed(alley.dark, 'dark', options),
    scale: {
      ...CORNERS[corners],
      ...(density === 1 ? {} : Object.fromEntries(spaces)),
      ...(typeScale === 1 ? {} : Object.fromEntries(sizes)),
      ...(fontFamily ? { font: fontFamily } : {}),
    },
  };
}
