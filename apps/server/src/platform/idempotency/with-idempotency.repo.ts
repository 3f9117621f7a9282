import { and, eq, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Transaction } from '../../db/database';
import { idempotencyKeys } from '../../db/schema';
import { transaction } from '../../db/transaction';
import type { Idempotency } from '../../kernel/idempotency';
import { MallError } from '../../kernel/error';

/** Clients retry with the same key within minutes, or on the next morning. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/**
 * Runs a request's work in one transaction, once per idempotency key: a repeated request gets the same
 * response, even if both arrive at the same time. A refusal is not stored, so the request can be
 * retried with its key. Without a key the work simply runs.
 *
 * @param reply the schema of the result, from the contract.
 * @throws {MallError} idempotencyKeyReused, and errors of the work
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
    // Of two concurrent requests, the second waits here until the first has committed or failed.
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
    const [stored] = await tx.select().from(idempotencyKeys).where(ownRow);
    if (!stored?.bodyHash.equals(bodyHash)) throw new MallError('idempotencyKeyReused');
    return z.parse(reply, stored.reply);
  });
}

/** Deletes expired responses. */
export async function purgeIdempotencyKeys(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
}
