import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useInView } from './useInView';
import { WithoutScripts } from './WithoutScripts';

/** Distance from the viewport at which the content renders. */
const AHEAD = '200px 0px';

/** Ids rendered during this visit: on return, the page has its former height immediately. */
const renderedIds = new Set<string>();

/** Nothing loads yet, so the skeleton does not pulse: many pulsing skeletons cost a phone's CPU. */
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
  /** Identifies the content, to render it immediately when the visitor comes back. */
  readonly id?: string;
  /**
   * Whether the server renders the content inside `noscript`. Browsers with scripts parse that as text, so it adds no
   * nodes. The content is rendered {@link WithoutScripts}.
   * @default false
   */
  readonly withoutScripts?: boolean;
  /**
   * Renders the content immediately, wherever it is.
   * @default false
   */
  readonly immediate?: boolean;
  /** Rendered until then; the height of the content avoids layout shifts. */
  readonly placeholder?: ReactNode;
}

/**
 * Renders its content once it comes near the viewport, and keeps it. An element with `display: none` never
 * intersects, so a section for wide screens costs a phone nothing.
 *
 * @example
 * <LazyInView placeholder={<ShelfSkeleton />}><Shelf /></LazyInView>
 */
export function LazyInView({
  children,
  id,
  withoutScripts = false,
  immediate = false,
  placeholder,
}: LazyInViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place, {
    atFirst: id !== undefined && renderedIds.has(id),
    margin: AHEAD,
  });
  useEffect(() => {
    if (inView && id !== undefined) renderedIds.add(id);
  }, [inView, id]);
  if (inView || immediate) return children;
  return (
    <Place ref={place}>
      {withoutScripts ? (
        <>
          <noscript>
            <WithoutScripts value>{children}</WithoutScripts>
          </noscript>
          <WithScripts>{placeholder}</WithScripts>
        </>
      ) : (
        placeholder
      )}
    </Place>
  );
}
