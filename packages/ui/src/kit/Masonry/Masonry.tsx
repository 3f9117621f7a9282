import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { MasonryCell } from './MasonryCell';
import { MasonryItem, type FeedPlace } from './MasonryItem';
import type { MasonryMemory } from './memory';
import type { MasonryKey } from './placement';
import { useFeedFocus } from './useFeedFocus';
import { useMasonry } from './useMasonry';

export interface MasonryProps<Item> {
  /** Names the feed. */
  label: string;
  /** What there is so far, in reading order; any number. The same array while nothing has changed. */
  items: readonly Item[];
  /** What tells items apart. Define it outside of render. */
  itemKey: (item: Item) => MasonryKey;
  /** About how high an item is in a column of so many px; the nearer, the calmer. Define it outside of render. */
  estimate: (item: Item, width: number) => number;
  /** Draws an item: an `<article>` that takes `place` as its props. Define it outside of render. */
  children: (item: Item, place: FeedPlace) => ReactNode;
  /**
   * How many there are in all.
   * @default -1, not known
   */
  total?: number | undefined;
  /**
   * More is on its way.
   * @default false
   */
  busy?: boolean | undefined;
  /** What stands for each of the next items while `busy`. */
  skeleton?: ReactNode;
  /**
   * Distance between items in px.
   * @default 16
   */
  gap?: number | undefined;
  /** Where to keep what was measured, to come back to the very same place. */
  memory?: MasonryMemory | undefined;
}

const Feed = styled.div`
  position: relative;
`;

/** Tells how wide the feed is and where it begins; its size never follows from what is drawn. */
const Ruler = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 0;
`;

/** What stands for items on their way: a screen of them before the first is there, then a row. */
const SKELETONS = Array.from({ length: 6 }, (_, at) => `waiting-${at}`);
const ROW = SKELETONS.slice(0, 3);
const ABOUT_A_SKELETON = 460;

/**
 * An endless feed in columns: one on a phone, more where there is room, in reading order. Only what is near the
 * screen is drawn, however many there are; what has the focus stays. Page Down and Page Up go from item to
 * item, Ctrl+End and Ctrl+Home leave the feed (WAI-ARIA APG, Feed).
 *
 * @example
 * <Masonry label="貼文" items={posts} itemKey={idOf} estimate={heightOf} busy={isLoadingMore}>
 *   {drawPost}
 * </Masonry>
 */
export function Masonry<Item>({
  label,
  items,
  itemKey,
  estimate,
  children,
  total = -1,
  busy = false,
  skeleton,
  gap = 16,
  memory,
}: MasonryProps<Item>) {
  const waits = busy && skeleton !== undefined;
  const itemKeys = useMemo(() => items.map(itemKey), [items, itemKey]);
  const keys = useMemo(() => {
    if (!waits) return itemKeys;
    return itemKeys.length === 0 ? SKELETONS : [...itemKeys, ...ROW];
  }, [itemKeys, waits]);
  const guess = useMemo(
    () => (index: number, width: number) => {
      const item = items[index];
      return item === undefined ? ABOUT_A_SKELETON : estimate(item, width);
    },
    [items, estimate],
  );
  const feed = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const focus = useFeedFocus(feed, itemKeys);
  const { view, height, width, shown } = useMasonry({
    ruler,
    keys,
    lasting: items.length,
    estimate: guess,
    gap,
    memory,
    held: focus.held,
  });
  useLayoutEffect(() => focus.goToHeld(view.find));

  return (
    <Feed
      ref={feed}
      {...(keys.length > 0 && { role: 'feed', 'aria-label': label, 'aria-busy': busy })}
      style={{ height }}
      onKeyDown={focus.onKeyDown}
    >
      <Ruler ref={ruler} />
      {shown.map(({ index, place }) => {
        const key = keys[index] ?? index;
        const item = items[index];
        return (
          <MasonryCell
            key={key}
            itemKey={key}
            style={{ top: place.top, left: place.column * (width + gap), width }}
            measure={view.measure}
            onHold={focus.hold}
          >
            {item === undefined ? (
              skeleton
            ) : (
              <MasonryItem item={item} index={index} total={total} draw={children} />
            )}
          </MasonryCell>
        );
      })}
    </Feed>
  );
}
