import type { CheckedQuery } from '@mall/contract';
import type { CountCache } from '../../db/count-cache';
import type { Database } from '../../db/database';
import type { Viewer } from '../../kernel/viewer';
import { findCollected } from './products.repo';
import { listProducts, type ProductOrder } from './products.service';

type CollectedQuery = CheckedQuery<'products', 'collected'>;

const ORDERS: Readonly<Record<NonNullable<CollectedQuery['sort']>, ProductOrder>> = {
  newest: 'collected',
  price_drop: 'price_drop',
  price_asc: 'price_asc',
};

/** A page of a member's collection, each product with its changes since it was collected. */
export async function listCollected(
  db: Database,
  counter: CountCache,
  { sort = 'newest', page: number }: CollectedQuery,
  viewer: Viewer,
) {
  const { list, page } = await listProducts(db, counter, {
    filter: { collectedBy: viewer.id },
    order: ORDERS[sort],
    page: number,
  });
  const ids = list.map(({ p_id }) => p_id);
  const marks = ids.length === 0 ? [] : await findCollected(db, viewer.id, ids);
  const before = new Map(marks.map((mark) => [mark.productId, mark]));
  return {
    list: list.map((product) => {
      const { amount, soldOut } = before.get(product.p_id) ?? { amount: null, soldOut: null };
      return {
        ...product,
        is_collect: true,
        price_drop: Math.max(0, (amount ?? product.amount) - product.amount),
        back_in_stock: soldOut === true && !product.sold_out,
      };
    }),
    page,
  };
}
