import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { replayClicks } from './replayClicks';

const never = () => () => undefined;

/**
 * Marks the elements beside it as dehydrated in a page from the server. React removes the mark when it
 * hydrates them, and clicks that were queued for them are replayed.
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

/**
 * A `Suspense` boundary whose content may come from the server. React hydrates each boundary by itself, and
 * loses clicks that come before; here they are replayed once it has.
 *
 * @example
 * <Hydrating fallback={<ShelfSkeleton />}><Shelf /></Hydrating>
 */
export function Hydrating({ fallback, children }: HydratingProps) {
  return (
    <Suspense fallback={fallback}>
      {children}
      <HydrationMark />
    </Suspense>
  );
}
