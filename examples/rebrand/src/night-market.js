import { createTheme } from '@mall/ui/tokens';

/**
 * A night market: neon on ink, square and compact. `npm run build` refuses colours without enough
 * contrast.
 */
export default createTheme({
  corners: 'square',
  density: 0.875,
  fontFamily: "'Arial Black', 'Noto Sans TC', sans-serif",
  light: {
    ground: '#FFF7FB',
    surface: '#FFFFFF',
    sunken: '#F6E6F0',
    line: '#E5C6D8',
    text: '#1B0B2E',
    muted: '#5F4A70',
    brand: '#A3005C',
    onBrand: '#FFFFFF',
    brandSoft: '#FFE0F0',
    control: '#8A6F9C',
    focus: '#0057D9',
  },
  dark: {
    ground: '#12061F',
    surface: '#1C0D2E',
    sunken: '#0C0316',
    line: '#3A2554',
    text: '#FDEBFF',
    muted: '#C2A8D6',
    brand: '#FF7AC6',
    onBrand: '#2B001A',
    brandSoft: '#44123A',
    control: '#8F73AB',
    focus: '#6FE3FF',
  },
});
