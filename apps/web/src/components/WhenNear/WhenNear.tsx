import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Distance from the viewport at which the content is drawn. */
const AHEAD = '400px';

export interface WhenNearProps {
  readonly children: ReactNode;
  /** Stands in until then, as high as the content will be, so that nothing moves. */
  readonly placeholder?: ReactNode;
}

/**
 * Draws its content once it comes near the viewport, and keeps it. What a style sheet hides never comes near:
 * a part for wide screens alone costs a phone nothing.
 *
 * @example
 * <WhenNear placeholder={<ShelfSkeleton />}><Shelf /></WhenNear>
 */
export function WhenNear({ children, placeholder }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (crossings) => {
        if (crossings.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${AHEAD} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (near) return children;
  return (
    <div ref={place} style={{ minHeight: 1 }}>
      {placeholder}
    </div>
  );
}
