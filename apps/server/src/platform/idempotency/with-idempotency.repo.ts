import { and, eq, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Connection, Database, Transaction } from '../../db/database';
import { jsonInsert } from '../../db/json-insert';
import { idempotencyKeys } from '../../db/schema';
import { statement, type Input, type Inputs } from '../../db/statement';
import { transaction } from '../../db/transaction';
import type { Idempotency } from '../../kernel/idempotency';
import { MallError } from '../../kernel/error';

/** Clients retry with the same key within minutes, or on the next morning. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/** A key of a member's request. */
type RequestKey = {
  readonly memberId: number;
  readonly endpoint: string;
  readonly key: string;
};

const isOf = ({ memberId, endpoint, key }: Inputs<RequestKey>) =>
  and(
    eq(idempotencyKeys.memberId, memberId),
    eq(idempotencyKeys.endpoint, endpoint),
    eq(idempotencyKeys.key, key),
  );

type NewKey = RequestKey & { readonly bodyHash: Buffer; readonly expiresAt: Date };

const claimKey = statement('claim_idempotency_key', (db, row: Inputs<NewKey>) =>
  db
    .insert(idempotencyKeys)
    .values({
      memberId: row.memberId,
      key: row.key,
      endpoint: row.endpoint,
      bodyHash: row.bodyHash,
      expiresAt: row.expiresAt,
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key }),
);

const findKey = statement('idempotency_key', (db, inputs: Inputs<RequestKey>) =>
  db.select().from(idempotencyKeys).where(isOf(inputs)),
);

const storeReply = statement(
  'store_idempotent_reply',
  (db, inputs: Inputs<RequestKey & { readonly reply: string }>) =>
    db
      .update(idempotencyKeys)
      .set({ status: sql`200`, reply: sql`${inputs.reply}::jsonb` })
      .where(isOf(inputs)),
);

const requestOf = (memberId: number, { key, endpoint }: Idempotency): RequestKey => ({
  memberId,
  endpoint,
  key,
});
const expiryOf = (now: number) => new Date(now + REMEMBERED_MS);

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
    const request = requestOf(memberId, idempotency);
    const { bodyHash } = idempotency;
    // Of two concurrent requests, the second waits here until the first has committed or failed.
    const expiresAt = expiryOf(Date.now());
    const claimed = await claimKey(tx, { ...request, bodyHash, expiresAt });
    if (claimed.length > 0) {
      const result = await work(tx);
      await storeReply(tx, { ...request, reply: JSON.stringify(result) });
      return result;
    }
    const stored = await findReply(tx, memberId, idempotency, reply);
    if (!stored) throw new Error('An idempotency key was neither claimed nor found');
    return stored.reply;
  });
}

/**
 * Runs a request's work as {@link withIdempotency} does, where the reply is read after it: nothing of it is stored.
 *
 * @throws {MallError} idempotencyKeyReused, and errors of the work
 */
export async function runOnce(
  db: Database,
  memberId: number,
  idempotency: Idempotency | null,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await withIdempotency(db, memberId, idempotency, z.literal(true), async (tx) => {
    await work(tx);
    return true as const;
  });
}

/**
 * Finds the response to an earlier request with this key.
 *
 * @throws {MallError} idempotencyKeyReused
 */
export async function findReply<Reply extends z.ZodMiniType>(
  db: Connection,
  memberId: number,
  idempotency: Idempotency,
  reply: Reply,
): Promise<{ readonly reply: z.output<Reply> } | null> {
  const [stored] = await findKey(db, requestOf(memberId, idempotency));
  if (!stored) return null;
  if (!stored.bodyHash.equals(idempotency.bodyHash)) throw new MallError('idempotencyKeyReused');
  return { reply: z.parse(reply, stored.reply) };
}

/** Inserts the key of a request with its reply, as a part of the one statement that does its work. */
const newKeys = jsonInsert(idempotencyKeys, [
  'memberId',
  'endpoint',
  'key',
  'bodyHash',
  'status',
  'reply',
  'expiresAt',
]);

/**
 * Inserts the key of a request with its reply, and returns the `key`, as a part of the one statement that
 * does the work of the request; nothing when the key was used before.
 *
 * @param keys the result of {@link keyToClaim}.
 */
export const claimedKey = (keys: Input<string>) =>
  sql`${newKeys.insert(keys, sql`true`)} on conflict do nothing returning ${idempotencyKeys.key}`;

/** Encodes the key of a request and its reply for {@link claimedKey}; without a key, nothing. */
export const keyToClaim = (
  memberId: number,
  idempotency: Idempotency | null,
  reply: unknown,
  now: Date,
): string =>
  newKeys.toJson(
    idempotency === null
      ? []
      : [
          {
            ...requestOf(memberId, idempotency),
            bodyHash: idempotency.bodyHash,
            status: 200,
            reply,
            expiresAt: expiryOf(now.getTime()),
          },
        ],
  );

/** Deletes expired responses. */
export async function purgeIdempotencyKeys(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
}
