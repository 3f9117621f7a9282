/** A page for search engines. */
export interface SitemapPage {
  /** `/product/7` */
  readonly path: string;
  /** When its content last changed; absent: unknown. */
  readonly changedAt?: Date;
}

/** Pages, some at a time: never all posts of the shop in memory at once. */
export type PageBatches = AsyncIterable<readonly SitemapPage[]>;

/** Ids from the one behind `after` to `last`. */
export interface IdRange {
  readonly after: number;
  readonly last: number;
}

/** Pages with ids, such as products; only those that a guest may see. */
export interface SitemapSource {
  /**
   * Counts them by ranges of ids, without empty ranges; keys are the ranges' numbers from 0.
   *
   * @param size ids of a range, those of deleted pages included: so a page never moves to another
   * range.
   */
  countByRange(size: number): Promise<ReadonlyMap<number, number>>;
  /** The first `most` of a range, sorted by id. */
  read(range: IdRange, most: number): Promise<readonly (SitemapPage & { readonly id: number })[]>;
}

/** All public pages of the shop. */
export interface SitemapPages {
  /** The pages without ids, and the few that fit beside them. */
  readonly fixed: () => Promise<readonly SitemapPage[]>;
  readonly sources: readonly SitemapSource[];
}
