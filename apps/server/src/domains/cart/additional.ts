import { MAX_QUANTITY } from '@mall/contract';
import type { Layer } from '../../db/schema';
import type { Additional, AddOnOffer, CartLine, StoredLine } from './cart-line';

/** The quantity of a variant that the shopper put in the cart, over all line types. */
export const wantedQuantity = (stored: readonly StoredLine[], ruleId: number): number =>
  stored
    .filter(({ goods }) => goods.ruleId === ruleId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** The add-ons that the cart's products offer, without duplicates. */
export function offeredAddOns(
  buyable: readonly CartLine[],
  stored: readonly StoredLine[],
  offers: readonly AddOnOffer[],
  layer: Layer,
): Additional[] {
  const seen = new Set<number>();
  return offers.flatMap(({ parentProductId, amount, goods }): Additional[] => {
    const parent = buyable.find((line) => line.goods.productId === parentProductId);
    const fits = goods.published && goods.layer === layer && !seen.has(goods.ruleId);
    if (parent === undefined || !fits) return [];
    seen.add(goods.ruleId);
    const inReach = Math.min(goods.stock, MAX_QUANTITY) - wantedQuantity(stored, goods.ruleId);
    return [{ relationId: parent.goods.ruleId, amount, goods, most: Math.max(0, inReach) }];
  });
}
