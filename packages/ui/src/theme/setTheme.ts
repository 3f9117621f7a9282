/** `auto` follows the system setting. */
export type ThemeName = 'light' | 'dark' | 'auto';

/**
 * Switches the theme by one attribute on `<html>`, without a re-render.
 *
 * @example
 * setTheme('dark');
 */
export function setTheme(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme;
}
