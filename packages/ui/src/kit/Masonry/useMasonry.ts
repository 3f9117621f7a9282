import { useLayoutEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import { createMasonryMemory, type MasonryMemory } from './memory';
import { MasonryView } from './MasonryView';
import { columnsIn, placeInColumns, type MasonryKey } from './placement';
import { useScrollAnchor } from './useScrollAnchor';

/** What {@link useMasonry} needs to know. */
export interface MasonryOptions {
  /** Stands at the top of the whole, as wide as it is. */
  readonly ruler: RefObject<HTMLElement | null>;
  readonly keys: readonly MasonryKey[];
  /** How many of the keys, from the first, are items; the others stand for what is to come. */
  readonly lasting: number;
  /** About how high one is in a column of so many px. */
  readonly estimate: (index: number, width: number) => number;
  readonly gap: number;
  readonly memory?: MasonryMemory | undefined;
  /** An item that stays although it is out of sight. */
  readonly held?: MasonryKey | undefined;
}

const COLUMN = { narrowest: 300, widest: 420 } as const;

/** Lays items out in columns, measures them, and says which are near the screen. */
export function useMasonry(options: MasonryOptions) {
  const { ruler, keys, lasting, estimate, gap, held } = options;
  const [ownMemory] = useState(createMasonryMemory);
  const memory = options.memory ?? ownMemory;
  const view = useMemo(() => new MasonryView(memory), [memory]);
  const version = useSyncExternalStore(view.subscribe, view.version, view.version);

  const columns = columnsIn(view.width, gap, COLUMN);
  const width = Math.floor((view.width - gap * (columns - 1)) / columns);

  const layout = useMemo(() => {
    // Before the first look at the page there is no width to lay anything out in.
    if (version === 0) return placeInColumns([], columns, gap);
    if (memory.width !== width) {
      memory.width = width;
      memory.heights.clear();
      memory.columns.clear();
    }
    // Two columns of a desktop may be as wide as the only one of a phone.
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
    // All that is new is measured before anything of it is painted …
    if (view.measureAll()) return;
    // … and from then on keeps its column: nothing that was seen hops aside.
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
  return { view, height: layout.height, width, shown };
}
