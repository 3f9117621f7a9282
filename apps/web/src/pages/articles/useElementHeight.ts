import { useCallback } from 'react';

/**
 * Exposes an element's own height to its styles as `--height`, in px.
 *
 * @returns the element's `ref`.
 */
export const useElementHeight = () =>
  useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
