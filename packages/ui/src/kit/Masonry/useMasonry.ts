import { useLayoutEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import { createMasonryMemory, type MasonryMemory } from './memory';
import { MasonryView } from './MasonryView';
import { columnsIn, placeInColumns, type MasonryKey } from './placement';
import { useScrollAnchor } from './useScrollAnchor';

export interface MasonryOptions {
  /** An element at the top of the feed, with the feed's width. */
  readonly ruler: RefObject<HTMLElement | null>;
  readonly keys: readonly MasonryKey[];
  /** Number of keys that belong to items; the keys after them belong to placeholders. */
  readonly lasting: number;
  /** Estimated height of an item in px for a column width. */
  readonly estimate: (index: number, width: number) => number;
  readonly gap: number;
  readonly memory?: MasonryMemory | undefined;
  /** Key of an item to render even when it is outside the viewport. */
  readonly held?: MasonryKey | undefined;
}

const COLUMN = { narrowest: 300, widest: 432 } as const;
/** Number of items that a server renders: about two screens of a phone. */
const SERVER_ITEMS = 8;
/** The store version before hydration. */
const SERVER_VERSION = -1;

/**
 * Places items in columns, measures them, and returns those near the viewport. On a server nothing
 * can be measured: the first items have no position, and the feed no height.
 */
export function useMasonry(options: MasonryOptions) {
  const { ruler, keys, lasting, estimate, gap, held } = options;
  const [ownMemory] = useState(createMasonryMemory);
  const memory = options.memory ?? ownMemory;
  const view = useMemo(() => new MasonryView(memory), [memory]);
  const version = useSyncExternalStore(view.subscribe, view.version, () => SERVER_VERSION);

  const columns = columnsIn(view.width, gap, COLUMN);
  const width = Math.floor((view.width - gap * (columns - 1)) / columns);

  const layout = useMemo(() => {
    // Before the first measurement there is no width to lay out.
    if (version <= 0) return placeInColumns([], columns, gap);
    if (memory.width !== width) {
      memory.width = width;
      memory.heights.clear();
      memory.columns.clear();
    }
    // Columns can have the same width on a phone and on a desktop: check the number of columns too.
    if (memory.count !== columns) {
      if (memory.count !== undefined) memory.columns.clear();
      memory.count = columns;
    }
    return placeInColumns(
      keys.map((key, index) => ({
        height: memory.heights.get(key) ?? estimate(index, width),
        column: memory.columns.get(key),
      })),
      columns,
      gap,
    );
  }, [keys, estimate, gap, columns, width, memory, version]);

  useLayoutEffect(() => (ruler.current ? view.follow(ruler.current) : undefined), [view, ruler]);
  useLayoutEffect(() => {
    // New items are measured before the first paint …
    if (view.measureAll()) return;
    // … and then keep their column, so that a visible item never jumps to another one.
    for (const [, key] of view.drawn()) {
      const index = keys.indexOf(key);
      const place = layout.places[index];
      if (place && index < lasting) memory.columns.set(key, place.column);
    }
  });
  useScrollAnchor(view, keys, lasting, layout);

  const ahead = typeof innerHeight === 'number' ? innerHeight : 0;
  const shown = layout.places.flatMap((place, index) =>
    keys[index] === held ||
    (place.top < view.top + 2 * ahead + 200 && place.top + place.height > view.top - ahead)
      ? [{ index, place }]
      : [],
  );
  if (version === SERVER_VERSION) {
    const first = keys.slice(0, SERVER_ITEMS).map((_, index) => ({ index, place: undefined }));
    return { view, height: undefined, width, shown: first };
  }
  return { view, height: layout.height, width, shown };
}
