import type { CartVariant } from './cart-line';

/** Allocates each variant's stock to the lines of one cart. */
export class StockShare {
  readonly #claimed = new Map<number, number>();

  /** The quantity that no line of this cart has claimed yet. */
  left({ ruleId, stock }: CartVariant): number {
    return stock - (this.#claimed.get(ruleId) ?? 0);
  }

  /** Claims a quantity for a line; false when not all of it is left. */
  claim(goods: CartVariant, quantity: number): boolean {
    if (quantity > this.left(goods)) return false;
    this.#claimed.set(goods.ruleId, (this.#claimed.get(goods.ruleId) ?? 0) + quantity);
    return true;
  }
}
