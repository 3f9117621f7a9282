import { useEffect } from 'react';
import type { Theme } from '../tokens/theme';

/** Says in development which colours of a theme cannot be read. In production it is nothing, and weighs nothing. */
export function useContrastWarning(theme: Theme): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    void import('../tokens/contrast').then(({ contrastFaults, describeFault }) => {
      const faults = contrastFaults(theme);
      if (faults.length > 0)
        // eslint-disable-next-line no-console -- A word to the developer, in development alone.
        console.warn(
          `This theme cannot be read everywhere:\n${faults.map(describeFault).join('\n')}`,
        );
    });
  }, [theme]);
}
