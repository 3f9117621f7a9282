import { useLayoutEffect } from 'react';
import { setTheme } from '../../packages/ui/src/theme/setTheme';
import { ThemeStyles } from '../../packages/ui/src/theme/ThemeStyles';
import { harbour } from '../../packages/ui/src/themes/harbour';
import { alley } from '../../packages/ui/src/tokens/theme';
import { useGlobals } from './useGlobals';

/** Sets the kit's variables, also for a page whose stories are all in frames of their own. */
export function KitVariables() {
  const { theme, look } = useGlobals();
  useLayoutEffect(() => setTheme(theme === 'dark' ? 'dark' : 'light'), [theme]);
  return <ThemeStyles theme={look === 'harbour' ? harbour : alley} />;
}
