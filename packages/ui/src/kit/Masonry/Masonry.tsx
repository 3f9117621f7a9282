import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { MasonryCell } from './MasonryCell';
import { MasonryItem, type FeedPlace } from './MasonryItem';
import type { MasonryMemory } from './memory';
import type { MasonryKey } from './placement';
import { useFeedFocus } from './useFeedFocus';
import { useMasonry } from './useMasonry';

export interface MasonryProps<Item> {
  /** Accessible name of the feed. */
  label: string;
  /** The items loaded so far, in reading order; any number. Keep the same array while nothing has changed. */
  items: readonly Item[];
  /** Returns an item's unique key. Define it outside of render. */
  itemKey: (item: Item) => MasonryKey;
  /**
   * Estimates an item's height in px for a column width; better estimates cause less layout shift. Define it
   * outside of render.
   */
  estimate: (item: Item, width: number) => number;
  /** Renders an item: an `<article>` that takes `place` as its props. Define it outside of render. */
  children: (item: Item, place: FeedPlace) => ReactNode;
  /**
   * Total number of items.
   * @default -1, unknown
   */
  total?: number | undefined;
  /**
   * Whether more items are loading.
   * @default false
   */
  busy?: boolean | undefined;
  /** Placeholder for each of the next items while `busy`. */
  skeleton?: ReactNode;
  /**
   * Gap between items in px.
   * @default 16
   */
  gap?: number | undefined;
  /** Stores the measured heights, so that the scroll position can be restored exactly. */
  memory?: MasonryMemory | undefined;
  /**
   * Content below the last item; rendered once the items have positions, so that it never moves.
   */
  end?: ReactNode;
}

/** Only the first items, which follow the ruler; all of them without JavaScript. */
const only = (count: number) => css`
  @media (scripting: enabled) {
    &[data-rows] > :nth-child(n + ${count + 2}) {
      display: none;
    }
  }
`;

/** Columns of whole pixels, as in the later layout: a fraction would break a line elsewhere. */
const rows = (columns: number) => css`
  &[data-rows] {
    grid-template-columns: repeat(${columns}, minmax(0, 1fr));
    grid-template-columns: repeat(
      ${columns},
      round(down, calc((100cqi - ${columns - 1} * var(--gap)) / ${columns}), 1px)
    );
  }
  ${only(columns)}
`;

const Frame = styled.div`
  container-type: inline-size;
`;

/**
 * The server renders rows with the final number of columns, and with several columns only the first
 * row, whose position is final. Without JavaScript all items show.
 */
const Feed = styled.div`
  position: relative;
  &[data-rows] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    column-gap: var(--gap);
    & > :not(:first-child) {
      position: static;
      margin-bottom: var(--gap);
    }
  }
  /* In one column, three are more than a screen: the others would be laid out to be taken out again. */
  @container (max-width: 615px) {
    ${only(3)}
  }
  @container (min-width: 616px) and (max-width: 880px) {
    ${rows(2)}
  }
  @container (min-width: 881px) and (max-width: 1328px) {
    ${rows(3)}
  }
  @container (min-width: 1329px) {
    ${rows(4)}
  }
`;

/** Measures the feed's width and position; its own size does not depend on the rendered items. */
const Ruler = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 0;
`;

/** Keys of the placeholders: six while there are no items, then one row of three. */
const SKELETONS = Array.from({ length: 6 }, (_, at) => `waiting-${at}`);
const ROW = SKELETONS.slice(0, 3);
const SKELETON_HEIGHT = 460;

/**
 * An infinite feed in columns, in reading order: one column on a phone, more on wider screens. Virtualised:
 * only items near the viewport, and the focused item, are rendered. Page Down and Page Up move between items,
 * Ctrl+End and Ctrl+Home leave the feed (WAI-ARIA APG, Feed).
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
  end,
}: MasonryProps<Item>) {
  const showsSkeletons = busy && skeleton !== undefined;
  const itemKeys = useMemo(() => items.map(itemKey), [items, itemKey]);
  const keys = useMemo(() => {
    if (!showsSkeletons) return itemKeys;
    return itemKeys.length === 0 ? SKELETONS : [...itemKeys, ...ROW];
  }, [itemKeys, showsSkeletons]);
  const guess = useMemo(
    () => (index: number, width: number) => {
      const item = items[index];
      return item === undefined ? SKELETON_HEIGHT : estimate(item, width);
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
  useLayoutEffect(() => focus.restoreFocus(view.find));

  return (
    <Frame>
      <Feed
        ref={feed}
        {...(keys.length > 0 && { role: 'feed', 'aria-label': label, 'aria-busy': busy })}
        data-rows={height === undefined ? '' : undefined}
        style={{ height, ...(height === undefined && { '--gap': `${gap}px` }) }}
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
              style={
                place && { top: place.top, insetInlineStart: place.column * (width + gap), width }
              }
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
      {height !== undefined && height > 0 && end}
    </Frame>
  );
}
