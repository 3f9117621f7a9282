import { and, eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { cartPoints, type Layer } from '../../db/schema';

/** The points that a member wants to spend on a cart; 0: none. */
export async function readChosenPoints(
  db: Connection,
  memberId: number,
  layer: Layer,
): Promise<number> {
  const [chosen] = await db
    .select({ points: cartPoints.points })
    .from(cartPoints)
    .where(and(eq(cartPoints.memberId, memberId), eq(cartPoints.layer, layer)));
  return chosen?.points ?? 0;
}

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
