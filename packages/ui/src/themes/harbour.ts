import { createTheme } from '../tokens/createTheme';

/**
 * A complete theme: a shop by the harbour. Sea blue on cool grey, soft corners, higher density.
 *
 * @example
 * import { harbour } from '@mall/ui/themes/harbour';
 * <ThemeStyles theme={harbour} />
 */
export const harbour = createTheme({
  corners: 'soft',
  density: 0.875,
  light: {
    ground: '#F3F6F8',
    surface: '#FFFFFF',
    sunken: '#E5EBEF',
    line: '#D2DCE3',
    text: '#15222D',
    muted: '#4C5E6D',
    brand: '#0B5C8A',
    onBrand: '#FFFFFF',
    brandSoft: '#DCEDF7',
    fresh: '#1F6B4F',
    freshSoft: '#DFF0E8',
    refrigerated: '#1B6280',
    refrigeratedSoft: '#DDEFF5',
    frozen: '#474C9E',
    frozenSoft: '#E6E8F6',
    warning: '#7D5300',
    warningSoft: '#FBEDCB',
    danger: '#AF1F2F',
    dangerSoft: '#FBE3E4',
    control: '#728391',
    focus: '#8A3FA8',
    scrim: 'rgb(10 24 34 / 0.5)',
  },
  dark: {
    ground: '#0D151B',
    surface: '#15202A',
    sunken: '#081016',
    line: '#2A3A46',
    text: '#E6EEF4',
    muted: '#9FB2C1',
    brand: '#6BB8E6',
    onBrand: '#04202F',
    brandSoft: '#113348',
    fresh: '#7FCBA4',
    freshSoft: '#17332A',
    refrigerated: '#7CC4E2',
    refrigeratedSoft: '#0E3140',
    frozen: '#AEB4F5',
    frozenSoft: '#242850',
    warning: '#EDBD5C',
    warningSoft: '#382B0F',
    danger: '#FF9393',
    dangerSoft: '#451D23',
    control: '#728795',
    focus: '#D39BEA',
    scrim: 'rgb(2 7 10 / 0.66)',
  },
  shadows: {
    light: {
      sm: '0 1px 2px rgb(20 50 70 / .08)',
      md: '0 2px 6px rgb(20 50 70 / .08),0 8px 24px rgb(20 50 70 / .1)',
      lg: '0 4px 12px rgb(20 50 70 / .1),0 24px 56px rgb(20 50 70 / .2)',
    },
  },
});
