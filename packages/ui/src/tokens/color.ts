/**
 * Names of all colour tokens. A name states the purpose of the colour, not its hue, so that one
 * attribute on `<html>` can swap the palette.
 */
export type ColorToken =
  | 'ground'
  | 'surface'
  | 'sunken'
  | 'line'
  | 'text'
  | 'muted'
  | 'brand'
  | 'onBrand'
  | 'brandSoft'
  | 'fresh'
  | 'freshSoft'
  | 'refrigerated'
  | 'refrigeratedSoft'
  | 'frozen'
  | 'frozenSoft'
  | 'warning'
  | 'warningSoft'
  | 'danger'
  | 'dangerSoft'
  | 'control'
  | 'focus'
  | 'scrim';

/** A colour for every token. */
export type Palette = Readonly<Record<ColorToken, string>>;

/**
 * References to the CSS variables of the colour tokens, typed so that a misspelt name does not compile.
 *
 * @example
 * const Panel = styled.div`background: ${color.surface};`;
 */
export const color = {
  ground: 'var(--ui-ground)',
  surface: 'var(--ui-surface)',
  sunken: 'var(--ui-sunken)',
  line: 'var(--ui-line)',
  text: 'var(--ui-text)',
  muted: 'var(--ui-muted)',
  brand: 'var(--ui-brand)',
  onBrand: 'var(--ui-onBrand)',
  brandSoft: 'var(--ui-brandSoft)',
  fresh: 'var(--ui-fresh)',
  freshSoft: 'var(--ui-freshSoft)',
  refrigerated: 'var(--ui-refrigerated)',
  refrigeratedSoft: 'var(--ui-refrigeratedSoft)',
  frozen: 'var(--ui-frozen)',
  frozenSoft: 'var(--ui-frozenSoft)',
  warning: 'var(--ui-warning)',
  warningSoft: 'var(--ui-warningSoft)',
  danger: 'var(--ui-danger)',
  dangerSoft: 'var(--ui-dangerSoft)',
  control: 'var(--ui-control)',
  focus: 'var(--ui-focus)',
  scrim: 'var(--ui-scrim)',
} as const satisfies Record<ColorToken, `var(--ui-${string})`>;
