import type { Connection } from '../../db/database';
import { type CartOwner, guardLayer, workOut } from '../cart';
import { quoteCart, type Quote, type QuotedShipping } from './quote.service';

/**
 * What one layer's cart comes to as things stand.
 *
 * @throws {MallFailure} cartLayerWrong
 */
export async function readQuote(
  db: Connection,
  { memberId, layer }: Pick<CartOwner, 'memberId' | 'layer'>,
  shipping?: QuotedShipping,
): Promise<Quote> {
  await guardLayer(db, layer);
  const { lines } = await workOut(db, memberId, layer);
  return quoteCart(db, { memberId, layer, lines }, shipping);
}
