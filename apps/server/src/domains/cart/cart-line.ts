import type { Attribute, CartItemType, Layer } from '../../db/schema';

/** A variant as the cart uses it. Amounts in whole NT$. */
export interface CartVariant {
  readonly ruleId: number;
  readonly productId: number;
  readonly name: string;
  readonly picture: string;
  readonly layer: Layer;
  readonly published: boolean;
  /** Whether it is small and light enough for pickup at a convenience store. */
  readonly fitsStorePickup: boolean;
  /** Whether it keeps until it is picked up at a convenience store. */
  readonly keepsUntilPickup: boolean;
  readonly attributes: readonly Attribute[];
  readonly amount: number;
  readonly marketPrice: number;
  readonly stock: number;
}

/** A line that the shopper added: normal (1) or add-on (3). */
export interface StoredLine {
  readonly id: number;
  readonly type: 1 | 3;
  /** The parent variant of an add-on; 0 for a normal line. */
  readonly relationId: number;
  /** The parent variant's product; null for a normal line, or when that variant was deleted. */
  readonly parentProductId: number | null;
  readonly quantity: number;
  readonly variant: CartVariant;
}

/** A gift that comes with a minimum quantity of a product. */
export interface GiftOffer {
  readonly parentProductId: number;
  readonly minQuantity: number;
  readonly variant: CartVariant;
}

/** A product offered at a lower price together with another one. */
export interface AddOnOffer {
  readonly parentProductId: number;
  readonly amount: number;
  readonly variant: CartVariant;
}

/** Why a line cannot be bought. */
export type Problem =
  | { readonly kind: 'gone' | 'soldOut' | 'otherLayer' | 'needsParent' }
  /** `left`: the quantity in stock. */
  | { readonly kind: 'stockShort'; readonly left: number };

/** A line of a computed cart. */
export interface CartLine {
  /** The stored row; null for a gift. */
  readonly id: number | null;
  readonly type: CartItemType;
  readonly relationId: number;
  readonly quantity: number;
  /** Unit price in this line. */
  readonly amount: number;
  readonly variant: CartVariant;
  readonly problem: Problem | null;
}

/** An add-on that can be put in the cart. */
export interface Additional {
  readonly relationId: number;
  readonly amount: number;
  readonly variant: CartVariant;
  /** The quantity that can still be added. */
  readonly most: number;
}

/** One layer's computed cart. */
export interface AssembledCart {
  readonly lines: readonly CartLine[];
  readonly additional: readonly Additional[];
}
