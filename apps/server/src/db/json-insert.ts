import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { columnName } from './column-name';
import type { Input } from './statement';

/** Rows with exactly these columns. */
type Rows<Table extends PgTable, Key extends keyof Table['$inferInsert']> = readonly {
  readonly [Each in Key]-?: Exclude<Table['$inferInsert'][Each], undefined>;
}[];

/** Rows that belong to one row of another part of the statement; none are inserted without it. */
interface Owner {
  /** The column that refers to it, and its value. */
  readonly column: PgColumn;
  readonly value: SQL;
  readonly from: SQL;
}

/**
 * Defines an `insert` of any number of rows that are sent as one JSON value, so that the text of the
 * statement never changes. A table's owner exports it, and a larger statement contains it.
 *
 * @param keys the columns; the others get their defaults.
 * @example
 * const newItems = jsonInsert(orderItems, ['name', 'quantity']);
 * const statement = sql`with items as (${newItems.insert(items, sql`true`)}) …`;
 * await execute(db, { items: newItems.toJson([{ name: '芒果乾', quantity: 2 }]) });
 */
export function jsonInsert<
  Table extends PgTable,
  const Key extends keyof Table['$inferInsert'] & string,
>(table: Table, keys: readonly Key[]) {
  const all: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const columns = Object.entries(all).filter(([key]) => keys.some((each) => each === key));
  const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
  const named = (key: string) => sql`sent.${sql.identifier(key)}`;
  return {
    /** The value of the parameter `rows`. */
    toJson: (rows: Rows<Table, Key>): string => JSON.stringify(rows.map(withTextOfBinaries)),
    /** The statement, without `returning`; rows without an owner are inserted on a condition. */
    insert(rows: Input<string>, owner: Owner | SQL): SQL {
      const names = columns.map(([, column]) => sql`${columnName(column)}`);
      const values = columns.map(([key]) => named(key));
      const types = columns.map(
        ([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`,
      );
      const sent = sql`jsonb_to_recordset(${rows}::jsonb) as sent(${list(types)})`;
      return is(owner, SQL)
        ? sql`insert into ${table} (${list(names)}) select ${list(values)} from ${sent} where ${owner}`
        : sql`insert into ${table} (${columnName(owner.column)}, ${list(names)})
            select ${owner.value}, ${list(values)} from ${owner.from}, ${sent}`;
    },
  };
}

/** PostgreSQL reads binary data in JSON as a hexadecimal text. */
const withTextOfBinaries = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]: [string, unknown]) => [
      key,
      Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
    ]),
  );
