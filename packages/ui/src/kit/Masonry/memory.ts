import type { MasonryKey } from './placement';

/**
 * Measurements of a `Masonry`. When the page keeps them, the scroll position can be restored exactly:
 * otherwise the items above would have only estimated heights.
 */
export interface MasonryMemory {
  /** Column width in px that the heights were measured at. */
  width: number;
  /** Measured heights in px. */
  readonly heights: Map<MasonryKey, number>;
  /** Number of columns when `columns` was recorded; when unknown, the current number is assumed. */
  count?: number | undefined;
  /** The column of each item that has been shown. */
  readonly columns: Map<MasonryKey, number>;
}

/**
 * Creates an empty memory.
 *
 * @example
 * const memory = useRef(createMasonryMemory());
 */
export const createMasonryMemory = (): MasonryMemory => ({
  width: 0,
  heights: new Map(),
  columns: new Map(),
});
