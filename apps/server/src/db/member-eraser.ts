import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './database';

/** A table whose rows belong to one member each. */
export type MemberTable = PgTable & { readonly memberId: PgColumn };

/** An uploaded file that belonged to a member. */
export interface MemberFile {
  readonly path: string;
  readonly of: 'avatar' | 'post' | 'chat';
}

/** Removes one domain's data of a member whose account is deleted (docs/decisions/0011). */
export interface MemberEraser {
  /** Tables that are emptied of the member's rows. */
  readonly tables: readonly MemberTable[];
  /** @returns the member's files, to be deleted once the transaction has been committed. */
  erase(tx: Transaction, memberId: number): Promise<readonly MemberFile[]>;
}

/**
 * Creates an eraser that deletes the member's rows of these tables.
 *
 * @param first runs before, while the rows still exist.
 * @example
 * export const memberEraser = memberEraserOf([addresses]);
 */
export const memberEraserOf = (
  tables: readonly MemberTable[],
  first: MemberEraser['erase'] = () => Promise.resolve([]),
): MemberEraser => ({
  tables,
  async erase(tx, memberId) {
    const files = await first(tx, memberId);
    for (const table of tables) await tx.delete(table).where(eq(table.memberId, memberId));
    return files;
  },
});
