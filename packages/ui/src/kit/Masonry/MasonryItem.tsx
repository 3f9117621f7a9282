import { useMemo, type ReactNode } from 'react';

/** An item's position in the feed, as props of its `<article>`. */
export interface FeedPlace {
  /** Position of the item, from 1. */
  'aria-posinset': number;
  /** -1 when unknown. */
  'aria-setsize': number;
  /** Makes the item focusable, for keyboard navigation. */
  tabIndex: 0;
}

interface MasonryItemProps<Item> {
  /** The item. */
  item: Item;
  /** Its index, from 0. */
  index: number;
  /** Number of items. */
  total: number;
  /** Renders an item at its position. */
  draw: (item: Item, place: FeedPlace) => ReactNode;
}

/** Memoised: scrolling moves many items, but an item re-renders only when it has changed. */
export function MasonryItem<Item>({ item, index, total, draw }: MasonryItemProps<Item>) {
  return useMemo(
    () => draw(item, { 'aria-posinset': index + 1, 'aria-setsize': total, tabIndex: 0 }),
    [draw, item, index, total],
  );
}
