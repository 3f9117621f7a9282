import type { Database } from '../../db/database';
import { MallError } from '../../kernel/error';
import { findPublished } from './products.repo';
import { addWait, deleteWait } from './wait.repo';

/**
 * Has a member told once when a product is back, or no longer. Any of its variants coming back
 * counts; who tells is the database itself, when stock rises from nothing.
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
