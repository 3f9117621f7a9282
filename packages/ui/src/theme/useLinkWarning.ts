import { useEffect, useRef, type ComponentType } from 'react';
import type { UiLinkProps } from './UiContext';

/**
 * Warns in development when the link component changes between renders, which remounts every link. A production build
 * drops it.
 */
export function useLinkWarning(link: ComponentType<UiLinkProps> | undefined): void {
  const first = useRef(link);
  const hasWarned = useRef(false);
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    if (link === first.current || hasWarned.current) return;
    hasWarned.current = true;
    // eslint-disable-next-line no-console -- A warning for the developer, in development only.
    console.warn(
      'UiProvider: `link` is another component than before, so every link is mounted again. Define it outside of the component.',
    );
  }, [link]);
}
