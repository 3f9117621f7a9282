/** Distances, in px: 4 8 12 16 24 32 48 64. `0` is for a stack whose children touch. */
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

/** The arch of an old window: a half round over straight sides, in a box of about 4:5. Used sparingly. */
export const arch = '50% 50% 8px 8px / 40% 40% 8px 8px';

/** Type sizes in rem, so that a reader's own text size is respected: 12 14 16 18 22 28 36 px. */
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

/** Shadows soft as steam: resting, raised, floating. They come from variables because dusk deepens them. */
export const shadow = {
  sm: 'var(--ui-shadowSm)',
  md: 'var(--ui-shadowMd)',
  lg: 'var(--ui-shadowLg)',
} as const;

/** Durations: a press, a change of state, a thing arriving. */
export const duration = { fast: '120ms', base: '200ms', slow: '320ms' } as const;

/** Who lies above whom. */
export const zIndex = { raised: 1, bar: 20, overlay: 40, toast: 60, loading: 80 } as const;

/** Media queries: a phone is 767 px wide or less. */
export const media = {
  phone: '@media (max-width: 767px)',
  tablet: '@media (min-width: 768px)',
  desktop: '@media (min-width: 1200px)',
} as const;

/** The smallest side of anything one taps. */
export const tapTarget = '44px';
