import { and, asc, eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { passkeys } from '../../db/schema';

/** A passkey, as stored. */
export type PasskeyRow = typeof passkeys.$inferSelect;

/** The passkeys of a colleague, in the order in which they were made. */
export const findPasskeys = (db: Connection, memberId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.memberId, memberId)).orderBy(asc(passkeys.id));

/** The id of the colleague who has a passkey; null: nobody has. */
export async function findPasskeyOwner(
  db: Connection,
  credentialId: string,
): Promise<number | null> {
  const [found] = await db
    .select({ memberId: passkeys.memberId })
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId));
  return found?.memberId ?? null;
}

/** @returns false when a passkey of this id is stored already. */
export async function insertPasskey(
  tx: Transaction,
  passkey: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const stored = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return stored.length > 0;
}

/** Stores that a passkey was used. */
export async function touchPasskey(tx: Transaction, id: number, counter: number): Promise<void> {
  await tx.update(passkeys).set({ counter, lastUsedAt: new Date() }).where(eq(passkeys.id, id));
}

/** Deletes a passkey of a colleague. */
export async function removePasskey(tx: Transaction, memberId: number, id: number): Promise<void> {
  await tx.delete(passkeys).where(and(eq(passkeys.memberId, memberId), eq(passkeys.id, id)));
}
