import { randomBytes } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Database } from '../db/database';
import { sandboxValues } from '../db/schema';

/** Values that are stored for a limited time, and that every server of the shop can read. */
export interface OneTimeValues<Value> {
  /** Stores a value under a secret code. @returns the code: letters, digits, `-`, `_`. */
  issue(value: Value): Promise<string>;
  /** Stores a value under a key of its purpose, in place of an earlier one. */
  put(key: string, value: Value): Promise<void>;
  /** Finds a value, until it expires. */
  peek(key: string): Promise<Value | undefined>;
  /** Finds a value once: it removes it. */
  take(key: string): Promise<Value | undefined>;
}

/** Options of {@link createOneTimeValues}. */
export interface OneTimeValuesOptions<Value> {
  readonly purpose: (typeof sandboxValues.$inferSelect)['purpose'];
  readonly lifetimeSeconds: number;
  readonly schema: z.ZodType<Value>;
}

const KEY = /^[\w-]{1,32}$/;

/** Creates the store of the values of one purpose. */
export function createOneTimeValues<Value extends Readonly<Record<string, unknown>>>(
  db: Database,
  { purpose, lifetimeSeconds, schema }: OneTimeValuesOptions<Value>,
): OneTimeValues<Value> {
  const isValid = (key: string) =>
    and(
      eq(sandboxValues.purpose, purpose),
      eq(sandboxValues.key, key),
      gt(sandboxValues.expiresAt, sql`now()`),
    );
  const { value } = sandboxValues;
  const put = async (key: string, stored: Value) => {
    await db.delete(sandboxValues).where(lte(sandboxValues.expiresAt, sql`now()`));
    const expiresAt = sql`now() + make_interval(secs => ${lifetimeSeconds})`;
    await db
      .insert(sandboxValues)
      .values({ key, purpose, value: stored, expiresAt })
      .onConflictDoUpdate({
        target: [sandboxValues.purpose, sandboxValues.key],
        set: { value: stored, expiresAt },
      });
  };
  return {
    async issue(stored) {
      const code = randomBytes(24).toString('base64url');
      await put(code, stored);
      return code;
    },
    put,
    async peek(key) {
      if (!KEY.test(key)) return undefined;
      const [found] = await db.select({ value }).from(sandboxValues).where(isValid(key));
      return found && schema.parse(found.value);
    },
    async take(key) {
      if (!KEY.test(key)) return undefined;
      const [taken] = await db.delete(sandboxValues).where(isValid(key)).returning({ value });
      return taken && schema.parse(taken.value);
    },
  };
}
