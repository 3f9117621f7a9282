import { browserStorage } from '@mall/sdk';
import type { ThemeName } from '@mall/ui';

/** The storage key, also read by `public/theme.js` before the first paint. */
const KEY = 'mall.theme';
/** Where storage is blocked, the choice holds for this page view. */
const device = browserStorage();

/** The theme stored on this device. */
export function storedTheme(): ThemeName {
  const kept = device.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

/** Stores a theme on this device. */
export const saveTheme = (theme: ThemeName): void => device.setItem(KEY, theme);
