import { useEffect, useState, type RefObject } from 'react';

export interface InViewOptions {
  /** Whether it starts as in view. @default false */
  readonly atFirst?: boolean;
  /** Distance from the viewport, or from `root`, that counts as in view; a CSS margin. */
  readonly margin: string;
  /** The scroll container. @default the page */
  readonly root?: RefObject<Element | null>;
}

/**
 * Returns whether an element has come near the viewport; never returns to false. An element with `display: none`
 * never does.
 *
 * @example
 * const inView = useInView(place, { margin: '200px 0px' });
 */
export function useInView(
  place: RefObject<Element | null>,
  { atFirst = false, margin, root }: InViewOptions,
): boolean {
  const [inView, setInView] = useState(atFirst);
  useEffect(() => {
    const element = place.current;
    if (inView || !element) return;
    const observer = new IntersectionObserver(
      (crossings) => {
        if (crossings.some(({ isIntersecting }) => isIntersecting)) setInView(true);
      },
      { rootMargin: margin, root: root?.current ?? null },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [inView, place, margin, root]);
  return inView;
}
