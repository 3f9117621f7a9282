import type { Connection } from '../../db/database';
import type { Viewer } from '../../kernel/viewer';
import { findCollectedAmong } from './products.repo';
import type { ProductSummary } from './products.service';

/** Those of these products that the viewer has collected; a guest has none. */
export async function collectedAmong(
  db: Connection,
  viewer: Viewer | null,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (viewer === null || ids.length === 0) return new Set();
  return new Set(await findCollectedAmong(db, viewer.id, ids));
}

/** Marks the collected ones among products that were read for everyone. */
export const withMarks = <Product extends Pick<ProductSummary, 'p_id' | 'is_collect'>>(
  products: readonly Product[],
  collected: ReadonlySet<number>,
): Product[] =>
  products.map((product) => ({ ...product, is_collect: collected.has(product.p_id) }));

/** Marks those of these products that the viewer has collected. */
export const markedFor = async <Product extends Pick<ProductSummary, 'p_id' | 'is_collect'>>(
  db: Connection,
  viewer: Viewer | null,
  products: readonly Product[],
): Promise<Product[]> => {
  const ids = products.map(({ p_id }) => p_id);
  return withMarks(products, await collectedAmong(db, viewer, ids));
};
