export { color, type ColorToken, type Palette } from './color';
export { contrastFaults, contrastOf, describeFault, type ContrastFault } from './contrast';
export { createTheme } from './createTheme';
export { darkPalette, lightPalette } from './palettes';
export {
  arch,
  daylight,
  duration,
  fontSize,
  media,
  radius,
  shadow,
  space,
  tapTarget,
  zIndex,
  type FontSize,
  type Space,
} from './scale';
export { alley, type Scheme, type Shadows, type Theme, type ThemeOptions } from './theme';
