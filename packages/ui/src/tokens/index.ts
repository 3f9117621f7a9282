export { color, type ColorToken, type Palette } from './color';
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
