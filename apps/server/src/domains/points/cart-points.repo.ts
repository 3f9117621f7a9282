import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { cartPoints, type Layer } from '../../db/schema';
import type { Inputs } from '../../db/statement';

/** The points that a member wants to spend on a cart, to read together with other values; 0: none. */
export const chosenPoints = ({ memberId, layer }: Inputs<{ memberId: number; layer: Layer }>) => {
  const chosen = sql`(select ${cartPoints.points} from ${cartPoints}
    where ${cartPoints.memberId} = ${memberId} and ${cartPoints.layer} = ${layer})`;
  return sql<number>`coalesce(${chosen}, 0)`;
};

/** Replaces the chosen points; 0 removes the choice. */
export async function choosePoints(
  tx: Transaction,
  memberId: number,
  layer: Layer,
  points: number,
): Promise<void> {
  if (points === 0) {
    await tx
      .delete(cartPoints)
      .where(and(eq(cartPoints.memberId, memberId), eq(cartPoints.layer, layer)));
    return;
  }
  await tx
    .insert(cartPoints)
    .values({ memberId, layer, points })
    .onConflictDoUpdate({ target: [cartPoints.memberId, cartPoints.layer], set: { points } });
}
