/** A line of an order: units of one price. */
export interface ShareLine {
  /** The id of the order's line. */
  readonly id: number;
  /** The price of a unit before discounts, whole NT$. */
  readonly amount: number;
  readonly quantity: number;
}

/** What the first units of a line amount to. */
export type SharesOf = (lineId: number, units: number) => number;

/**
 * Shares a total over the units of lines, in proportion to their prices, by largest remainder: each unit has a whole
 * share of its own, and all shares add up to the total. The units of one line differ by 1 at most, the larger ones
 * first; a unit without a price has no share. A unit's share does not depend on when it is refunded, so that refunds
 * of all units in any sequence add up to the total.
 *
 * @param total whole NT$, or points.
 * @returns the sum of the shares of a line's first units.
 * @example
 * // NT$100 paid for three cakes at NT$40
 * const sharesOf = sharePaid(100, [{ id: 1, amount: 40, quantity: 3 }]);
 * [sharesOf(1, 1), sharesOf(1, 2), sharesOf(1, 3)] // [34, 67, 100]
 */
export function sharePaid(total: number, lines: readonly ShareLine[]): SharesOf {
  // Products of two amounts exceed what a number holds exactly.
  const weight = lines.reduce((sum, line) => sum + BigInt(line.amount) * BigInt(line.quantity), 0n);
  const parts = lines.map(({ id, amount, quantity }) => {
    const product = BigInt(total) * BigInt(amount);
    const isFree = weight === 0n;
    return {
      ...{ id, quantity },
      each: isFree ? 0 : Number(product / weight),
      remainder: isFree ? 0n : product % weight,
    };
  });
  let left = total - parts.reduce((sum, { each, quantity }) => sum + each * quantity, 0);
  const shares = new Map<number, { readonly each: number; readonly larger: number }>();
  // The sort is stable: of equal remainders, the earlier line comes first.
  for (const { id, quantity, each } of parts.toSorted(byRemainder)) {
    const larger = weight === 0n ? 0 : Math.min(quantity, left);
    left -= larger;
    shares.set(id, { each, larger });
  }
  return (lineId, units) => {
    const share = shares.get(lineId);
    return share === undefined ? 0 : share.each * units + Math.min(units, share.larger);
  };
}

const byRemainder = (
  one: { readonly remainder: bigint },
  other: { readonly remainder: bigint },
): number => (one.remainder > other.remainder ? -1 : one.remainder < other.remainder ? 1 : 0);
