/** What tells items apart. */
export type MasonryKey = string | number;

/** An item before it has its place. */
export interface Unplaced {
  /** Its height in px, measured or estimated. */
  readonly height: number;
  /** The column it was seen in, which it keeps as long as there is one. */
  readonly column?: number | undefined;
}

/** Where an item stands, in px from the top of the whole. */
export interface Place {
  readonly column: number;
  readonly top: number;
  readonly height: number;
}

/** Where everything stands. */
export interface MasonryLayout {
  readonly places: readonly Place[];
  /** Of the whole, in px. */
  readonly height: number;
}

/**
 * Puts items into columns in reading order: each into the one that is shortest so far, the left one
 * of equals, so that no item stands higher than the one before it.
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
 * How many columns a width has: no more than it has room for, as few as keep them within `widest`.
 *
 * @param width - px of the whole.
 * @example
 * columnsIn(1200, 24, { narrowest: 300, widest: 420 }) // 3
 */
export function columnsIn(
  width: number,
  gap: number,
  { narrowest, widest }: { readonly narrowest: number; readonly widest: number },
): number {
  const room = Math.floor((width + gap) / (narrowest + gap));
  return Math.max(1, Math.min(room, Math.ceil((width + gap) / (widest + gap))));
}
