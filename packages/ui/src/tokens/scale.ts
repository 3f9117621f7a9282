// Each has its own default, so that the kit looks the same where no theme sets the variable.

/** Spacing scale: 4 8 12 16 24 32 48 64 px, times the theme's density. `0` is for a stack without gaps. */
export const space = {
  0: '0px',
  1: 'var(--ui-space1,4px)',
  2: 'var(--ui-space2,8px)',
  3: 'var(--ui-space3,12px)',
  4: 'var(--ui-space4,16px)',
  5: 'var(--ui-space5,24px)',
  6: 'var(--ui-space6,32px)',
  7: 'var(--ui-space7,48px)',
  8: 'var(--ui-space8,64px)',
} as const;

/** A step of {@link space}. */
export type Space = keyof typeof space;

/** Corner radii: 8, 14, 20 px, or those of the theme. `pill` rounds any height. */
export const radius = {
  sm: 'var(--ui-radiusSm,8px)',
  md: 'var(--ui-radiusMd,14px)',
  lg: 'var(--ui-radiusLg,20px)',
  pill: 'var(--ui-radiusPill,999px)',
} as const;

/**
 * Border radius of an arch, as in an old window: a half circle over straight sides, in a box of
 * about 4:5. Use it sparingly.
 */
export const arch = 'var(--ui-arch,50% 50% 8px 8px / 40% 40% 8px 8px)';

/** Type scale in rem, so that the user's own font size is respected: 12 14 16 18 22 28 36 px. */
export const fontSize = {
  xs: 'var(--ui-fontXs,0.75rem)',
  sm: 'var(--ui-fontSm,0.875rem)',
  md: 'var(--ui-fontMd,1rem)',
  lg: 'var(--ui-fontLg,1.125rem)',
  xl: 'var(--ui-fontXl,1.375rem)',
  xxl: 'var(--ui-fontXxl,1.75rem)',
  hero: 'var(--ui-fontHero,2.25rem)',
} as const;

/** A step of {@link fontSize}. */
export type FontSize = keyof typeof fontSize;

/**
 * Shadows: resting, raised, floating. They are CSS variables, because the dark theme has stronger
 * ones.
 */
export const shadow = {
  sm: 'var(--ui-shadowSm)',
  md: 'var(--ui-shadowMd)',
  lg: 'var(--ui-shadowLg)',
} as const;

/** A filter for pictures: the dark theme dims them by a tenth, so that daylight does not glare. */
export const daylight = 'var(--ui-daylight)';

/** Animation durations: a press, a state change, an element that appears. */
export const duration = { fast: '120ms', base: '200ms', slow: '320ms' } as const;

/** Stacking order of layers. */
export const zIndex = { raised: 1, bar: 20, overlay: 40, toast: 60, loading: 80 } as const;

/**
 * Media queries: a phone is 767 px wide or less. `short` is a phone in landscape, or a page at 200
 * % zoom, where sticky bars would cover most of the content. `hover` is a device with a mouse: on a touch screen the
 * tapped element would keep its hover colours.
 */
export const media = {
  phone: '@media (max-width: 767px)',
  tablet: '@media (min-width: 768px)',
  desktop: '@media (min-width: 1200px)',
  short: '@media (max-height: 480px)',
  hover: '@media (hover: hover)',
} as const;

/** Minimum size of a tap target. */
export const tapTarget = '44px';
