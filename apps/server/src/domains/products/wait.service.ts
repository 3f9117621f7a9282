import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import type { Viewer } from '../../kernel/viewer';
import { countWrite, type WriteLimit } from '../../platform/rate-limit/write-limit';
import { findPublished } from './products.repo';
import { addWait, deleteWait, isVariantOf } from './wait.repo';

/** More than a page of sold-out products. */
const WAITS: WriteLimit = {
  name: 'product-waits',
  seconds: 60 * 60,
  most: 60,
  mostOfNewcomers: 20,
  failure: 'tooManyWaits',
};

/**
 * Adds a member to the waiting list of a product or a variant, or removes them. The member is notified once when
 * that variant, or any, is back in stock; a database trigger does so when stock rises from zero.
 *
 * @throws {MallError} notFound, productGone, tooManyWaits
 */
export function waitForProduct(
  db: Database,
  viewer: Viewer,
  {
    productId,
    ruleId,
    action,
  }: {
    readonly productId: number;
    /** null: any variant. */
    readonly ruleId: number | null;
    readonly action: 'add' | 'delete';
  },
) {
  const wait = { memberId: viewer.id, productId, ruleId };
  return transaction(db, async (tx) => {
    const published = await findPublished(tx, productId);
    if (published === undefined) throw new MallError('notFound');
    if (action === 'add') {
      if (!published) throw new MallError('productGone');
      if (ruleId !== null && !(await isVariantOf(tx, ruleId, productId))) {
        throw new MallError('notFound');
      }
      await countWrite(tx, WAITS, viewer);
      await addWait(tx, wait);
    } else {
      await deleteWait(tx, wait);
    }
    return { p_id: productId, is_wait: action === 'add' };
  });
}
