import { useLayoutEffect, useRef } from 'react';
import type { MasonryView } from './MasonryView';
import type { MasonryKey, MasonryLayout } from './placement';

/**
 * Keeps the visible items in place when an item above them is resized, added or removed. The browser's scroll
 * anchoring does not work for absolutely positioned items.
 *
 * @param lasting - Number of keys that belong to items, not to placeholders.
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
    // At the top of the feed, new items should be visible.
    if (top <= 0) return;
    const read = current.layout.places.findIndex(
      // A placeholder cannot be an anchor.
      (place, at) => at < current.lasting && place.top + place.height > top,
    );
    const key = current.keys[read];
    const now = key === undefined ? undefined : layout.places[keys.indexOf(key)];
    const moved = (now?.top ?? 0) - (current.layout.places[read]?.top ?? 0);
    if (now && Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
  });
}
