import { useEffect } from 'react';
import type { Theme } from '../tokens/theme';

/**
 * Warns in development about colours of a theme that lack contrast. A production build drops it.
 */
export function useContrastWarning(theme: Theme): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    void import('../tokens/contrast').then(({ contrastFaults, describeFault }) => {
      const faults = contrastFaults(theme);
      if (faults.length > 0)
        // eslint-disable-next-line no-console -- A warning for the developer, in development only.
        console.warn(
          `This theme cannot be read everywhere:\n${faults.map(describeFault).join('\n')}`,
        );
    });
  }, [theme]);
}
