/** Unique key of an item. */
export type MasonryKey = string | number;

/** An item without a position. */
export interface Unplaced {
  /** Measured or estimated height in px. */
  readonly height: number;
  /** The column it was shown in; reused while that column exists. */
  readonly column?: number | undefined;
}

/** Position of an item, in px from the top of the feed. */
export interface Place {
  readonly column: number;
  readonly top: number;
  readonly height: number;
}

/** Positions of all items. */
export interface MasonryLayout {
  readonly places: readonly Place[];
  /** Height of the feed in px. */
  readonly height: number;
}

/**
 * Places items in reading order, each into the shortest column so far (the left one of equals), so that no
 * item is higher up than the one before it.
 *
 * @example
 * placeInColumns([{ height: 300 }, { height: 100 }, { height: 50 }], 2, 16).places[2]
 * // { column: 1, top: 116, height: 50 }
 */
export function placeInColumns(
  items: readonly Unplaced[],
  columns: number,
  gap: number,
): MasonryLayout {
  const ends = new Array<number>(columns).fill(0);
  const endOf = (column: number) => ends[column] ?? 0;
  const places = items.map(({ height, column }) => {
    const shortest = ends.reduce((best, end, here) => (end < endOf(best) ? here : best), 0);
    const at = column !== undefined && column < columns ? column : shortest;
    const top = endOf(at);
    ends[at] = top + height + gap;
    return { column: at, top, height };
  });
  return { places, height: Math.max(0, Math.max(0, ...ends) - gap) };
}

/**
 * Returns the number of columns for a width: the fewest that keep columns within `widest`, but none narrower
 * than `narrowest`.
 *
 * @param width - Width of the feed in px.
 * @example
 * columnsIn(1200, 24, { narrowest: 300, widest: 420 }) // 3
 */
export function columnsIn(
  width: number,
  gap: number,
  { narrowest, widest }: { readonly narrowest: number; readonly widest: number },
): number {
  const fitting = Math.floor((width + gap) / (narrowest + gap));
  return Math.max(1, Math.min(fitting, Math.ceil((width + gap) / (widest + gap))));
}
