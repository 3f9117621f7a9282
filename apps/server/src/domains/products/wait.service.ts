import type { Database } from '../../db/database';
import { MallError } from '../../kernel/error';
import { findPublished } from './products.repo';
import { addWait, deleteWait } from './wait.repo';

/**
 * Adds a member to a product's waiting list, or removes them. The member is notified once when any variant is
 * back in stock; a database trigger does so when stock rises from zero.
 *
 * @throws {MallError} notFound, productGone
 */
export async function waitForProduct(
  db: Database,
  memberId: number,
  productId: number,
  action: 'add' | 'delete',
) {
  const published = await findPublished(db, productId);
  if (published === undefined) throw new MallError('notFound');
  if (action === 'add' && !published) throw new MallError('productGone');
  await (action === 'add' ? addWait : deleteWait)(db, memberId, productId);
  return { p_id: productId, is_wait: action === 'add' };
}
