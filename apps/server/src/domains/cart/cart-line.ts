import type { Attribute, CartItemType, Layer } from '../../db/schema';

/** A variant as a cart knows it. Amounts in whole NT$. */
export interface CartVariant {
  readonly ruleId: number;
  readonly productId: number;
  readonly name: string;
  readonly picture: string;
  readonly layer: Layer;
  readonly published: boolean;
  /** Whether a parcel of it fits a convenience store's shelf. */
  readonly fitsStorePickup: boolean;
  readonly attributes: readonly Attribute[];
  readonly amount: number;
  readonly marketPrice: number;
  readonly stock: number;
}

/** A line that the shopper put in: normal (1) or add-on (3). */
export interface StoredLine {
  readonly id: number;
  readonly type: 1 | 3;
  /** The rule that an add-on hangs on; 0 for a normal line. */
  readonly relationId: number;
  /** The product of that rule; null for a normal line, or when the rule is gone. */
  readonly parentProductId: number | null;
  readonly quantity: number;
  readonly goods: CartVariant;
}

/** With so many of a product comes a gift. */
export interface GiftOffer {
  readonly parentProductId: number;
  readonly minQuantity: number;
  readonly goods: CartVariant;
}

/** With a product another can be had for less. */
export interface AddOnOffer {
  readonly parentProductId: number;
  readonly amount: number;
  readonly goods: CartVariant;
}

/** Why a line cannot be bought as it stands. */
export type Problem =
  | { readonly kind: 'gone' | 'soldOut' | 'otherLayer' | 'needsParent' }
  /** `left`: pieces the shop has. */
  | { readonly kind: 'stockShort'; readonly left: number };

/** A line of a cart as it stands. */
export interface CartLine {
  /** The kept row; null for a gift. */
  readonly id: number | null;
  readonly type: CartItemType;
  readonly relationId: number;
  readonly quantity: number;
  /** What one piece costs here. */
  readonly amount: number;
  readonly goods: CartVariant;
  readonly problem: Problem | null;
}

/** What may be added to what is in the cart. */
export interface Additional {
  readonly relationId: number;
  readonly amount: number;
  readonly goods: CartVariant;
  /** Pieces that may still be added. */
  readonly most: number;
}

/** One layer's cart, worked out. */
export interface AssembledCart {
  readonly lines: readonly CartLine[];
  readonly additional: readonly Additional[];
}
