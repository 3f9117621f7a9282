import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { passkeys, recoveryCodes, staff, staffFactors } from '../../db/schema';

/** The secrets of a colleague's authenticator app: the one that counts, and one that is being set up. */
export async function findSecrets(db: Connection, memberId: number) {
  const [found] = await db.select().from(staffFactors).where(eq(staffFactors.memberId, memberId));
  return {
    current: found?.confirmedAt ? found.sealedSecret : null,
    pending: found?.pendingSecret ?? null,
  };
}

/** The second factors of a colleague. */
export interface FactorCounts {
  readonly hasApp: boolean;
  readonly passkeys: number;
  readonly recoveryCodes: number;
}

/** Which second factors a colleague has. */
export async function countFactors(db: Connection, memberId: number): Promise<FactorCounts> {
  const { current } = await findSecrets(db, memberId);
  return {
    hasApp: current !== null,
    passkeys: await db.$count(passkeys, eq(passkeys.memberId, memberId)),
    recoveryCodes: await db.$count(
      recoveryCodes,
      and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.usedAt)),
    ),
  };
}

/** Locks the second factors of a colleague until the transaction ends, so that no other one is added or removed. */
export async function lockFactors(tx: Transaction, memberId: number): Promise<void> {
  await tx
    .select({ id: staff.memberId })
    .from(staff)
    .where(eq(staff.memberId, memberId))
    .for('no key update');
}

/** Stores a secret that does not count yet, beside one that does. */
export async function putPendingSecret(
  db: Connection,
  memberId: number,
  pendingSecret: Buffer,
): Promise<void> {
  await db
    .insert(staffFactors)
    .values({ memberId, sealedSecret: pendingSecret, pendingSecret })
    .onConflictDoUpdate({ target: staffFactors.memberId, set: { pendingSecret } });
}

/** Makes the pending secret count. @returns false when it is no longer this one. */
export async function confirmSecret(
  tx: Transaction,
  memberId: number,
  secret: Buffer,
  step: number,
): Promise<boolean> {
  const confirmed = await tx
    .update(staffFactors)
    .set({
      ...{ sealedSecret: secret, pendingSecret: null },
      ...{ confirmedAt: new Date(), lastStep: step },
    })
    .where(and(eq(staffFactors.memberId, memberId), eq(staffFactors.pendingSecret, secret)))
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

/** Removes the second factors of a colleague with the recovery codes. */
export async function removeFactors(tx: Transaction, memberId: number): Promise<void> {
  for (const table of [recoveryCodes, staffFactors, passkeys]) {
    await tx.delete(table).where(eq(table.memberId, memberId));
  }
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
