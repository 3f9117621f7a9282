import { browserStorage } from '@mall/sdk';
import type { ThemeName } from '@mall/ui';

/** The storage key, also read by each site's page before the first paint. */
const KEY = 'mall.theme';
/** When storage is blocked, the choice lasts for this page view. */
const device = browserStorage();

/** The theme stored on this device. */
export function storedTheme(): ThemeName {
  const stored = device.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** Stores a theme on this device. */
export const saveTheme = (theme: ThemeName): void => device.setItem(KEY, theme);
