export { ThemeScope, type ThemeScopeProps } from './ThemeScope';
export { ThemeStyles, type ThemeStylesProps } from './ThemeStyles';
export { setTheme, type ThemeName } from './setTheme';
export { defaultLabels } from '../labels/zh-TW/ui';
export type { UiLabels } from '../labels/types/ui';
export type { PartLabels, UiLabelPack } from '../labels/types/label-pack';
export { useUi, type UiContextValue, type UiLinkProps } from './UiContext';
export { UiProvider, type UiProviderProps } from './UiProvider';
