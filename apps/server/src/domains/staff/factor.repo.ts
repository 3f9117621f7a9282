import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { recoveryCodes, staffFactors } from '../../db/schema';

/** The authenticator of a colleague. */
export async function findFactor(db: Connection, memberId: number) {
  const [found] = await db.select().from(staffFactors).where(eq(staffFactors.memberId, memberId));
  return found;
}

/** Stores a secret that does not count yet. @returns false when there is one that counts. */
export async function putFactor(
  db: Connection,
  memberId: number,
  sealedSecret: Buffer,
): Promise<boolean> {
  const stored = await db
    .insert(staffFactors)
    .values({ memberId, sealedSecret })
    .onConflictDoUpdate({
      target: staffFactors.memberId,
      set: { sealedSecret, createdAt: sql`now()` },
      setWhere: isNull(staffFactors.confirmedAt),
    })
    .returning({ memberId: staffFactors.memberId });
  return stored.length > 0;
}

/** Makes a secret count. @returns false when it counts already. */
export async function confirmFactor(
  tx: Transaction,
  memberId: number,
  step: number,
): Promise<boolean> {
  const confirmed = await tx
    .update(staffFactors)
    .set({ confirmedAt: new Date(), lastStep: step })
    .where(and(eq(staffFactors.memberId, memberId), isNull(staffFactors.confirmedAt)))
    .returning({ memberId: staffFactors.memberId });
  return confirmed.length > 0;
}

/** Uses up a time step. @returns false when it, or a later one, was used before. */
export async function useStep(tx: Transaction, memberId: number, step: number): Promise<boolean> {
  const used = await tx
    .update(staffFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(staffFactors.memberId, memberId),
        isNotNull(staffFactors.confirmedAt),
        lt(staffFactors.lastStep, step),
      ),
    )
    .returning({ memberId: staffFactors.memberId });
  return used.length > 0;
}

/** Removes the authenticator of a colleague with the recovery codes. */
export async function removeFactor(tx: Transaction, memberId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  await tx.delete(staffFactors).where(eq(staffFactors.memberId, memberId));
}

/** Replaces the recovery codes of a colleague. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  memberId: number,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ memberId, codeHash })));
}

/** Uses up a recovery code. @returns false when there is none, or it was used before. */
export async function useRecoveryCode(
  tx: Transaction,
  memberId: number,
  codeHash: Buffer,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(recoveryCodes.memberId, memberId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ memberId: recoveryCodes.memberId });
  return used.length > 0;
}

export const countRecoveryCodes = (db: Connection, memberId: number): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.usedAt)));
