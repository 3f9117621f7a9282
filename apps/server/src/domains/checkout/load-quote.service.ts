import type { Connection } from '../../db/database';
import { type CartOwner, guardLayer, loadCart } from '../cart';
import { quoteCart, type Quote, type QuotedShipping } from './quote.service';

/**
 * The current quote of one layer's cart.
 *
 * @throws {MallError} cartLayerWrong
 */
export async function loadQuote(
  db: Connection,
  { memberId, layer }: Pick<CartOwner, 'memberId' | 'layer'>,
  shipping?: QuotedShipping,
): Promise<Quote> {
  await guardLayer(db, layer);
  const { lines } = await loadCart(db, memberId, layer);
  return quoteCart(db, { memberId, layer, lines }, shipping);
}
