import { MAX_QUANTITY } from '@mall/contract';
import type { Layer } from '../../db/schema';
import type { Additional, AddOnOffer, CartLine, StoredLine } from './cart-line';

/** The quantity of a variant that the shopper put in the cart, over all line types. */
export const wantedQuantity = (stored: readonly StoredLine[], ruleId: number): number =>
  stored
    .filter(({ variant }) => variant.ruleId === ruleId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** The add-ons that the cart's products offer, without duplicates. */
export function offeredAddOns(
  buyable: readonly CartLine[],
  stored: readonly StoredLine[],
  offers: readonly AddOnOffer[],
  layer: Layer,
): Additional[] {
  const seen = new Set<number>();
  return offers.flatMap(({ parentProductId, amount, variant }): Additional[] => {
    const parent = buyable.find((line) => line.variant.productId === parentProductId);
    const fits = variant.published && variant.layer === layer && !seen.has(variant.ruleId);
    if (parent === undefined || !fits) return [];
    seen.add(variant.ruleId);
    const inReach = Math.min(variant.stock, MAX_QUANTITY) - wantedQuantity(stored, variant.ruleId);
    return [{ relationId: parent.variant.ruleId, amount, variant, most: Math.max(0, inReach) }];
  });
}
