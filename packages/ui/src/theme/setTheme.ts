/** `auto` follows the reader's system. */
export type ThemeName = 'light' | 'dark' | 'auto';

/**
 * Switches the theme: one attribute on `<html>`, no render.
 *
 * @example
 * setTheme('dark');
 */
export function setTheme(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme;
}
