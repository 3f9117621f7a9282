import { useLayoutEffect, useRef } from 'react';
import type { MasonryView } from './MasonryView';
import type { MasonryKey, MasonryLayout } from './placement';

/**
 * Keeps what is being read where it is when something above it changes: another height, another width,
 * one more or one less. The browser's own anchoring does not see items that are placed by numbers.
 *
 * @param lasting - How many of the keys, from the first, are items.
 */
export function useScrollAnchor(
  view: MasonryView,
  keys: readonly MasonryKey[],
  lasting: number,
  layout: MasonryLayout,
): void {
  const before = useRef<{
    readonly keys: readonly MasonryKey[];
    readonly lasting: number;
    readonly layout: MasonryLayout;
  }>(undefined);
  useLayoutEffect(() => {
    const { current } = before;
    before.current = { keys, lasting, layout };
    if (!current || current.layout === layout) return;
    const top = view.exactTop();
    // At the start of it all, what is new is what one wants to see.
    if (top <= 0) return;
    const read = current.layout.places.findIndex(
      // What stands for an item on its way has no place of its own.
      (place, at) => at < current.lasting && place.top + place.height > top,
    );
    const key = current.keys[read];
    const now = key === undefined ? undefined : layout.places[keys.indexOf(key)];
    const moved = (now?.top ?? 0) - (current.layout.places[read]?.top ?? 0);
    if (now && Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
  });
}
