/** Spacing scale in px: 4 8 12 16 24 32 48 64. `0` is for a stack without gaps. */
export const space = {
  0: '0px',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '24px',
  6: '32px',
  7: '48px',
  8: '64px',
} as const;

/** A step of {@link space}. */
export type Space = keyof typeof space;

/** Corner radii. `pill` rounds any height. */
export const radius = { sm: '8px', md: '14px', lg: '20px', pill: '999px' } as const;

/**
 * Border radius of an arch, as in an old window: a half circle over straight sides, in a box of about 4:5.
 * Use it sparingly.
 */
export const arch = '50% 50% 8px 8px / 40% 40% 8px 8px';

/** Type scale in rem, so that the user's own font size is respected: 12 14 16 18 22 28 36 px. */
export const fontSize = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.375rem',
  xxl: '1.75rem',
  hero: '2.25rem',
} as const;

/** A step of {@link fontSize}. */
export type FontSize = keyof typeof fontSize;

/** Shadows: resting, raised, floating. They are CSS variables, because the dark theme has stronger ones. */
export const shadow = {
  sm: 'var(--ui-shadowSm)',
  md: 'var(--ui-shadowMd)',
  lg: 'var(--ui-shadowLg)',
} as const;

/** A filter for pictures: in the dark theme they are dimmed by a tenth, so that daylight does not glare. */
export const daylight = 'var(--ui-daylight)';

/** Animation durations: a press, a state change, an element that appears. */
export const duration = { fast: '120ms', base: '200ms', slow: '320ms' } as const;

/** Stacking order of layers. */
export const zIndex = { raised: 1, bar: 20, overlay: 40, toast: 60, loading: 80 } as const;

/**
 * Media queries: a phone is 767 px wide or less; short is a phone on its side, or a page at twice its size,
 * where bars that stay would take what there is to see.
 */
export const media = {
  phone: '@media (max-width: 767px)',
  tablet: '@media (min-width: 768px)',
  desktop: '@media (min-width: 1200px)',
  short: '@media (max-height: 480px)',
} as const;

/** Minimum size of a tap target. */
export const tapTarget = '44px';
