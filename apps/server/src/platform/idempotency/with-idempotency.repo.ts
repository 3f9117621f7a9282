import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Connection, Database, Transaction } from '../../db/database';
import { idempotencyKeys } from '../../db/schema';
import { statement, type Inputs } from '../../db/statement';
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

/** The parameters of {@link storedReply}. Without a key it changes nothing. */
export type ReplyToStore = {
  readonly memberId: number;
  readonly endpoint: string | null;
  readonly key: string | null;
  /** As JSON. */
  readonly reply: string;
};

const isOf = ({ memberId, endpoint, key }: Inputs<Omit<ReplyToStore, 'reply'>>) =>
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

/** Stores the reply of a request with a key, as a part of a larger statement, on a condition. */
export const storedReply = (db: Connection, inputs: Inputs<ReplyToStore>, condition: SQL) =>
  db
    .update(idempotencyKeys)
    .set({ status: sql`200`, reply: sql`${inputs.reply}::jsonb` })
    .where(and(isOf(inputs), condition));

const storeReply = statement('store_idempotent_reply', (db, inputs: Inputs<ReplyToStore>) =>
  storedReply(db, inputs, sql`true`),
);

/**
 * Runs a request's work in one transaction, once per idempotency key: a repeated request gets the same
 * response, even if both arrive at the same time. A refusal is not stored, so the request can be
 * retried with its key. Without a key the work simply runs.
 *
 * @param reply the schema of the result, from the contract.
 * @throws {MallError} idempotencyKeyReused, and errors of the work
 */
export const withIdempotency = <Reply extends z.ZodMiniType>(
  db: Database,
  memberId: number,
  idempotency: Idempotency | null,
  reply: Reply,
  work: (tx: Transaction) => Promise<z.output<Reply>>,
): Promise<z.output<Reply>> =>
  withReplyStored(db, memberId, idempotency, reply, async (tx, toStore) => {
    const result = await work(tx);
    if (idempotency !== null) await storeReply(tx, toStore(result));
    return result;
  });

/**
 * The same for work that stores its reply itself, with {@link storedReply} in its last statement.
 *
 * @param work gets a function that returns the parameters of {@link storedReply}.
 */
export async function withReplyStored<Reply extends z.ZodMiniType>(
  db: Database,
  memberId: number,
  idempotency: Idempotency | null,
  reply: Reply,
  work: (
    tx: Transaction,
    toStore: (result: z.output<Reply>) => ReplyToStore,
  ) => Promise<z.output<Reply>>,
): Promise<z.output<Reply>> {
  const { key = null, endpoint = null } = idempotency ?? {};
  const toStore = (result: z.output<Reply>) => ({
    memberId,
    endpoint,
    key,
    reply: JSON.stringify(result),
  });
  return transaction(db, async (tx) => {
    if (idempotency === null) return work(tx, toStore);
    const request = { memberId, key: idempotency.key, endpoint: idempotency.endpoint };
    const { bodyHash } = idempotency;
    // Of two concurrent requests, the second waits here until the first has committed or failed.
    const expiresAt = new Date(Date.now() + REMEMBERED_MS);
    const claimed = await claimKey(tx, { ...request, bodyHash, expiresAt });
    if (claimed.length > 0) return work(tx, toStore);
    const [stored] = await findKey(tx, request);
    if (!stored?.bodyHash.equals(bodyHash)) throw new MallError('idempotencyKeyReused');
    return z.parse(reply, stored.reply);
  });
}

/** Deletes expired responses. */
export async function purgeIdempotencyKeys(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
}
