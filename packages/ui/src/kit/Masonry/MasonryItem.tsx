import { useMemo, type ReactNode } from 'react';

/** An item's place among all, as props of its `<article>`. */
export interface FeedPlace {
  'aria-posinset': number;
  /** -1: not known. */
  'aria-setsize': number;
  tabIndex: 0;
}

interface MasonryItemProps<Item> {
  item: Item;
  index: number;
  total: number;
  draw: (item: Item, place: FeedPlace) => ReactNode;
}

/** An item, drawn anew only when it has changed itself: scrolling moves many of them. */
export function MasonryItem<Item>({ item, index, total, draw }: MasonryItemProps<Item>) {
  return useMemo(
    () => draw(item, { 'aria-posinset': index + 1, 'aria-setsize': total, tabIndex: 0 }),
    [draw, item, index, total],
  );
}
