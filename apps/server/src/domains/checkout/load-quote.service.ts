import type { Connection } from '../../db/database';
import { type CartOwner, guardLayer, loadCart } from '../cart';
import { quoteCart, type Quote, type QuotedShipping } from './quote.service';

/**
 * What one layer's cart comes to as things stand.
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
