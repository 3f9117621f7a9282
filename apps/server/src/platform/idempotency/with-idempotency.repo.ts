import { and, eq, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Transaction } from '../../db/database';
import { idempotencyKeys } from '../../db/schema';
import { transaction } from '../../db/transaction';
import type { Idempotency } from '../../kernel/idempotency';
import { MallError } from '../../kernel/error';

/** A shopper who comes back with the same key does so within minutes, or after a night. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/**
 * Runs a call's work in one transaction, once for each idempotency key: whoever sends the same call
 * again gets the same answer, also when both come at once. A refusal leaves no trace, so the call
 * may be sent again under its key. Without a key the work simply runs.
 *
 * @param reply what the work gives, as the contract says.
 * @throws {MallError} idempotencyKeyReused, and whatever the work throws
 */
export async function withIdempotency<Reply extends z.ZodMiniType>(
  db: Database,
  memberId: number,
  idempotency: Idempotency | null,
  reply: Reply,
  work: (tx: Transaction) => Promise<z.output<Reply>>,
): Promise<z.output<Reply>> {
  return transaction(db, async (tx) => {
    if (idempotency === null) return work(tx);
    const { key, endpoint, bodyHash } = idempotency;
    // Two at once: the second waits here until the first has its answer, or has failed.
    const [claimed] = await tx
      .insert(idempotencyKeys)
      .values({
        memberId,
        key,
        endpoint,
        bodyHash,
        expiresAt: new Date(Date.now() + REMEMBERED_MS),
      })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    const ownRow = and(
      eq(idempotencyKeys.memberId, memberId),
      eq(idempotencyKeys.endpoint, endpoint),
      eq(idempotencyKeys.key, key),
    );
    if (claimed) {
      const result = await work(tx);
      await tx.update(idempotencyKeys).set({ status: 200, reply: result }).where(ownRow);
      return result;
    }
    const [kept] = await tx.select().from(idempotencyKeys).where(ownRow);
    if (!kept?.bodyHash.equals(bodyHash)) throw new MallError('idempotencyKeyReused');
    return z.parse(reply, kept.reply);
  });
}

/** Forgets answers that are not asked for again. */
export async function purgeIdempotencyKeys(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
}
