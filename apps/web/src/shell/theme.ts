import type { ThemeName } from '@mall/ui';

/** The key that `public/theme.js` reads before the first paint. */
const KEY = 'mall.theme';

/** The theme chosen on this device. */
export function keptTheme(): ThemeName {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  } catch {
    return 'auto';
  }
}

/** Remembers a theme on this device. */
export function keepTheme(theme: ThemeName): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}
