import type { MasonryKey } from './placement';

/**
 * What a `Masonry` has measured. Kept by the page, it lets one come back to the very place that was left:
 * without it, what lies above would have to be guessed.
 */
export interface MasonryMemory {
  /** Width of a column in px for which the heights hold. */
  width: number;
  readonly heights: Map<MasonryKey, number>;
  /** How many columns there were when items were seen in them; left out: not known, and taken for as many as now. */
  count?: number | undefined;
  /** Columns of those that were seen. */
  readonly columns: Map<MasonryKey, number>;
}

/**
 * An empty memory.
 *
 * @example
 * const memory = useRef(createMasonryMemory());
 */
export const createMasonryMemory = (): MasonryMemory => ({
  width: 0,
  heights: new Map(),
  columns: new Map(),
});
