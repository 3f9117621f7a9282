import type { Cart, NewCartLine } from '@mall/sdk';

/**
 * Computes the price of the chosen lines and the fees of their parcels, NT$.
 *
 * @param carts - The carts with these lines.
 */
export function tableTotals(carts: readonly Cart[], lines: readonly NewCartLine[]) {
  const prices = new Map(
    carts.flatMap(({ list }) =>
      list.filter(({ type }) => type === 1).map(({ rule_id, amount }) => [rule_id, amount]),
    ),
  );
  return {
    items: lines.reduce(
      (sum, { rule_id, quantity }) => sum + (prices.get(rule_id) ?? 0) * quantity,
      0,
    ),
    fee: carts.reduce((sum, { totals }) => sum + totals.shipping_fee, 0),
  };
}
