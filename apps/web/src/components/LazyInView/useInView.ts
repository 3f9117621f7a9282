import { useEffect, useState, type RefObject } from 'react';

export interface InViewOptions {
  /** Whether it counts as near from the start. @default false */
  readonly atFirst?: boolean;
  /** How far outside of the viewport, or of `root`, is near; as a CSS margin. */
  readonly margin: string;
  /** What is scrolled. @default the page */
  readonly root?: RefObject<Element | null>;
}

/**
 * Whether an element has come near; it stays so. What a style sheet hides never comes near.
 *
 * @example
 * const near = useInView(place, { margin: '200px 0px' });
 */
export function useInView(
  place: RefObject<Element | null>,
  { atFirst = false, margin, root }: InViewOptions,
): boolean {
  const [near, setNear] = useState(atFirst);
  useEffect(() => {
    const element = place.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (crossings) => {
        if (crossings.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin, root: root?.current ?? null },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, place, margin, root]);
  return near;
}
