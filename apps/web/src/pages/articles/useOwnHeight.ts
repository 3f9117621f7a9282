import { useCallback } from 'react';

/**
 * Tells an element's styles its own height, as `--height` in px.
 *
 * @returns the element's `ref`.
 */
export const useOwnHeight = () =>
  useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
