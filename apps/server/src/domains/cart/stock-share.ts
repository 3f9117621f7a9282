import type { CartVariant } from './cart-line';

/** One cart's share of each variant's stock, handed out line by line. */
export class StockShare {
  readonly #claimed = new Map<number, number>();

  /** Pieces that no line of this cart has claimed yet. */
  left({ ruleId, stock }: CartVariant): number {
    return stock - (this.#claimed.get(ruleId) ?? 0);
  }

  /** Claims pieces for a line: all of them, or none and false. */
  claim(goods: CartVariant, quantity: number): boolean {
    if (quantity > this.left(goods)) return false;
    this.#claimed.set(goods.ruleId, (this.#claimed.get(goods.ruleId) ?? 0) + quantity);
    return true;
  }
}
