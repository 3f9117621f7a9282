import type { Connection } from '../../db/database';
import type { Viewer } from '../../kernel/viewer';
import { findMarks } from './products.repo';
import type { ProductSummary } from './products.service';

/** A member's marks on products. */
export interface ProductMarks {
  readonly collected: ReadonlySet<number>;
  readonly waited: ReadonlySet<number>;
}

/** The viewer's marks on these products; a guest has none. */
export async function marksOf(
  db: Connection,
  viewer: Viewer | null,
  ids: readonly number[],
): Promise<ProductMarks> {
  const rows =
    viewer === null || ids.length === 0 ? [] : await findMarks(db, { memberId: viewer.id, ids });
  return {
    collected: new Set(rows.filter(({ isCollected }) => isCollected).map(({ id }) => id)),
    waited: new Set(rows.filter(({ isWaited }) => isWaited).map(({ id }) => id)),
  };
}

/** Marks the collected ones among products that were read for everyone. */
export const withMarks = <Product extends Pick<ProductSummary, 'p_id' | 'is_collect'>>(
  products: readonly Product[],
  { collected }: ProductMarks,
): Product[] =>
  products.map((product) => ({ ...product, is_collect: collected.has(product.p_id) }));

/** Marks those of these products that the viewer has collected. */
export const markedFor = async <Product extends Pick<ProductSummary, 'p_id' | 'is_collect'>>(
  db: Connection,
  viewer: Viewer | null,
  products: readonly Product[],
): Promise<Product[]> => {
  const ids = products.map(({ p_id }) => p_id);
  return withMarks(products, await marksOf(db, viewer, ids));
};
