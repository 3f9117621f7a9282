import { LRUCache } from 'lru-cache';
import { ReadCache } from '../../kernel/read-cache';
import type { Viewer } from '../../kernel/viewer';

/** Results of one shared read that are cached at once. */
const MOST_RESULTS = 300;
/** Members whose last write is remembered; far more than write within the age of a result. */
const MOST_WRITERS = 10_000;

/** A read whose result is the same for everyone, by who asks for it. */
export type SharedRead<Args extends readonly unknown[], Value> = (
  viewer: Viewer | null,
  ...args: Args
) => Promise<Value>;

/** Shares what everyone reads among the members. */
export interface SharedReads {
  /**
   * Caches the results of a read for members. A guest's read is always new, because the whole reply is cached.
   *
   * @param read must not depend on who asks; its arguments are compared as JSON.
   * @example
   * const listProducts = sharedReads.share((query: Query) => findProducts(db, query));
   * const products = await listProducts(viewer, query);
   */
  share<Args extends readonly unknown[], Value extends object>(
    read: (...args: Args) => Promise<Value>,
  ): SharedRead<Args, Value>;
  /** Records that a member has changed something: from now on they read nothing that was read before. */
  recordWrite(memberId: number): void;
}

/** @param maxAge the greatest age of a shared result, in milliseconds; 0: nothing is shared. */
export function createSharedReads(maxAge: number): SharedReads {
  const lastWrites = new LRUCache<number, number>({ max: MOST_WRITERS });
  return {
    share<Args extends readonly unknown[], Value extends object>(
      read: (...args: Args) => Promise<Value>,
    ): SharedRead<Args, Value> {
      if (maxAge === 0) return (_viewer, ...args) => read(...args);
      const cache = new ReadCache<Value>({ maxAge, maxSize: MOST_RESULTS });
      return (viewer, ...args) =>
        viewer === null
          ? read(...args)
          : cache.read(JSON.stringify(args), () => read(...args), lastWrites.get(viewer.id));
    },
    recordWrite: (memberId) => void lastWrites.set(memberId, performance.now()),
  };
}
