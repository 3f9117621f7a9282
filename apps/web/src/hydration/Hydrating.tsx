import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { replayClicks } from './replayClicks';

const never = () => () => undefined;

/**
 * Marks its sibling elements as dehydrated in a page from the server. React removes the mark when it hydrates them,
 * and queued clicks are replayed.
 */
export function HydrationMark() {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (isHydrated) replayClicks();
  }, [isHydrated]);
  return isHydrated ? null : <template data-dehydrated="" />;
}

export interface HydratingProps {
  /** Shown while the children load. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** The server sends a page once all its content is rendered, but React would render most fallbacks besides. */
const isServer = typeof document === 'undefined';

/**
 * A `Suspense` boundary for content that may come from the server. React hydrates each boundary separately and loses
 * earlier clicks, so this replays them after hydration.
 *
 * @example
 * <Hydrating fallback={<ShelfSkeleton />}><Shelf /></Hydrating>
 */
export function Hydrating({ fallback, children }: HydratingProps) {
  return (
    <Suspense fallback={isServer ? null : fallback}>
      {children}
      <HydrationMark />
    </Suspense>
  );
}
