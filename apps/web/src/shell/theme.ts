import type { ThemeName } from '@mall/ui';

/** The storage key, also read by `public/theme.js` before the first paint. */
const KEY = 'mall.theme';

/** The theme stored on this device. */
export function keptTheme(): ThemeName {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  } catch {
    return 'auto';
  }
}

/** Stores a theme on this device. */
export function keepTheme(theme: ThemeName): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked: the choice applies only to this page view.
  }
}
