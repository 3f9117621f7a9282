import { create } from 'storybook/theming';
import { darkPalette, lightPalette } from '../packages/ui/src/tokens/palettes.ts';

const arch = (outer: string, inner: string, text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="176" height="32" viewBox="0 0 176 32"><path fill="${outer}" d="M3 30V14a13 13 0 0 1 26 0v16z"/><path fill="${inner}" d="M9.5 30V15.5a6.500 6.500 0 0 1 13 0V30z"/><circle cx="19.2" cy="22" r="1.300" fill="${outer}"/><text x="40" y="23" font-size="18" font-weight="700" fill="${text}" font-family="PingFang TC, Microsoft JhengHei, Noto Sans TC, sans-serif">巷口市集</text></svg>`;

/** Storybook's manager and its pages in the kit's colours. */
const frame = (base: 'light' | 'dark', palette: typeof lightPalette) =>
  create({
    base,
    brandTitle: '巷口市集 · @mall/ui',
    brandImage: `data:image/svg+xml,${encodeURIComponent(arch(palette.brand, palette.ground, palette.text))}`,
    brandTarget: '_self',
    fontBase: "'PingFang TC', 'Microsoft JhengHei', 'Noto Sans TC', system-ui, sans-serif",
    appBg: palette.sunken,
    appContentBg: palette.ground,
    appPreviewBg: palette.ground,
    appBorderColor: palette.line,
    appBorderRadius: 12,
    barBg: palette.surface,
    barTextColor: palette.muted,
    barSelectedColor: palette.brand,
    barHoverColor: palette.brand,
    colorPrimary: palette.brand,
    colorSecondary: palette.brand,
    textColor: palette.text,
    textMutedColor: palette.muted,
    textInverseColor: palette.onBrand,
    inputBg: palette.surface,
    inputBorder: palette.control,
    inputTextColor: palette.text,
    inputBorderRadius: 8,
    buttonBg: palette.surface,
    buttonBorder: palette.control,
    booleanBg: palette.sunken,
    booleanSelectedBg: palette.surface,
  });

const night = matchMedia('(prefers-color-scheme: dark)');

/** Whether the reader's system prefers dark mode. */
export const isSystemDark = (): boolean => night.matches;

/** The frame in the colour scheme of the reader's system. */
export const frameNow = () =>
  isSystemDark() ? frame('dark', darkPalette) : frame('light', lightPalette);

/** Calls back when the system's colour scheme changes. */
export const onSchemeChange = (changed: () => void): void =>
  night.addEventListener('change', changed);
