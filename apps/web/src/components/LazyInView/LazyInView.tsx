import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useInView } from './useInView';

/** Distance from the viewport at which the content is drawn. */
const AHEAD = '200px 0px';

/** What has been drawn in this visit: coming back finds the page as high as it was left. */
const drawn = new Set<string>();

/** Nothing is on its way yet: the placeholder keeps still, for a page of pulsing ones keeps a phone busy. */
const Place = styled.div`
  --ui-skeletonPulse: none;
  min-height: 1px;
`;

const WithScripts = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

export interface LazyInViewProps {
  readonly children: ReactNode;
  /** Names the content, if it is to be drawn at once when somebody comes back to it. */
  readonly id?: string;
  /**
   * Whether a page that the server rendered has it for a browser without scripts: as text to one with scripts, so
   * that it costs that one no nodes.
   * @default false
   */
  readonly withoutScripts?: boolean;
  /**
   * Draws the content at once, wherever it is.
   * @default false
   */
  readonly atOnce?: boolean;
  /** Stands in until then, as high as the content will be, so that nothing moves. */
  readonly placeholder?: ReactNode;
}

/**
 * Draws its content once it comes near the viewport, and keeps it. What a style sheet hides never comes near:
 * a part for wide screens alone costs a phone nothing.
 *
 * @example
 * <LazyInView placeholder={<ShelfSkeleton />}><Shelf /></LazyInView>
 */
export function LazyInView({
  children,
  id,
  withoutScripts = false,
  atOnce = false,
  placeholder,
}: LazyInViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, { atFirst: id !== undefined && drawn.has(id), margin: AHEAD });
  useEffect(() => {
    if (near && id !== undefined) drawn.add(id);
  }, [near, id]);
  if (near || atOnce) return children;
  return (
    <Place ref={place}>
      {withoutScripts ? (
        <>
          <noscript>{children}</noscript>
          <WithScripts>{placeholder}</WithScripts>
        </>
      ) : (
        placeholder
      )}
    </Place>
  );
}
