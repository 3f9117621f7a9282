import type { CartVariant } from './cart-line';

/** Allocates each variant's stock to the lines of one cart. */
export class StockShare {
  readonly #claimed = new Map<number, number>();

  /** The quantity that no line of this cart has claimed yet. */
  left({ ruleId, stock }: CartVariant): number {
    return stock - (this.#claimed.get(ruleId) ?? 0);
  }

  /** Claims a quantity for a line; false when not all of it is left. */
  claim(variant: CartVariant, quantity: number): boolean {
    if (quantity > this.left(variant)) return false;
    this.#claimed.set(variant.ruleId, (this.#claimed.get(variant.ruleId) ?? 0) + quantity);
    return true;
  }
}
