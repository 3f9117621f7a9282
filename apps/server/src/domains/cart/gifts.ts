import type { Layer } from '../../db/schema';
import type { CartLine, GiftOffer } from './cart-line';
import type { StockShare } from './stock-share';

/**
 * The gifts for the bought items: one for every full `minQuantity` of the product, while stock lasts. A gift
 * of another layer (temperature) cannot be shipped in this parcel and is left out.
 */
export function dueGifts(
  buyable: readonly CartLine[],
  offers: readonly GiftOffer[],
  layer: Layer,
  stock: StockShare,
): CartLine[] {
  return offers.flatMap(({ parentProductId, minQuantity, variant }): CartLine[] => {
    const parents = buyable.filter((line) => line.variant.productId === parentProductId);
    const [parent] = parents;
    if (parent === undefined || variant.layer !== layer) return [];
    const bought = parents.reduce((sum, { quantity }) => sum + quantity, 0);
    const quantity = Math.min(Math.floor(bought / minQuantity), stock.left(variant));
    if (quantity === 0) return [];
    stock.claim(variant, quantity);
    const relationId = parent.variant.ruleId;
    return [{ id: null, type: 2, relationId, quantity, amount: 0, variant, problem: null }];
  });
}
