/** An earning with points left. */
export interface Earning {
  readonly id: number;
  readonly remaining: number;
  /** null: never. */
  readonly expiresAt: Date | null;
}

/**
 * Chooses the earnings to take points from: those that expire first, then the oldest.
 *
 * @returns the points to take from each; null when there are too few.
 */
export function takeFrom(
  earnings: readonly Earning[],
  points: number,
): { readonly id: number; readonly taken: number }[] | null {
  const time = ({ expiresAt }: Earning) => expiresAt?.getTime() ?? Infinity;
  const soonest = earnings.toSorted((one, other) =>
    time(one) === time(other) ? one.id - other.id : time(one) - time(other),
  );
  let left = points;
  const parts = soonest.flatMap(({ id, remaining }) => {
    const taken = Math.min(left, remaining);
    left -= taken;
    return taken > 0 ? [{ id, taken }] : [];
  });
  return left === 0 ? parts : null;
}
