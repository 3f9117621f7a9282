import { getTableName, type Column } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { ClientBase } from 'pg';
import {
  cartPoints,
  dealerCharges,
  dealerProfits,
  members,
  orderItems,
  orders,
  paymentAttempts,
  pointDebts,
  pointEntries,
  productRules,
  refundLines,
  refunds,
} from '../db/schema';

/** Facts of a database that a restored one must have too. */
export interface DatabaseFacts {
  /** The version of PostgreSQL: `15.18`. */
  readonly version: string;
  /** The last migration; null: this is no database of the shop. */
  readonly lastMigration: LastMigration | null;
  /** The number of rows of each table: `{ 'public.orders': 12 }`. */
  readonly rows: Numbers;
  /** Sums of columns: `{ 'orders.final_amount': 5120 }`. */
  readonly sums: Numbers;
}

/** A migration by the hash of its text and the time when it was written. */
export interface LastMigration {
  readonly hash: string;
  readonly createdAt: number;
}

/** Numbers by name. */
export type Numbers = Readonly<Record<string, number>>;

/** A connection of a pool or of its own. */
type Connection = Pick<ClientBase, 'query'>;

/** The columns with money, points and stock, whose sums a restored database must have too. */
const LEDGERS: readonly Column[] = [
  pointEntries.amount,
  pointEntries.remaining,
  pointDebts.owed,
  cartPoints.points,
  members.points,
  productRules.stock,
  orders.itemsAmount,
  orders.shippingFee,
  orders.discount,
  orders.pointsUsed,
  orders.finalAmount,
  orderItems.quantity,
  paymentAttempts.amount,
  refunds.amount,
  refundLines.amount,
  refundLines.points,
  refundLines.quantity,
  dealerProfits.commission,
  dealerProfits.overpaid,
  dealerCharges.amount,
];

/** The names of those {@link LEDGERS} which the database has: an older version of the shop has fewer of them. */
export async function findLedgers(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const existing = new Set(rows.map(({ name }) => name));
  return LEDGERS.map(({ table, name }) => `${getTableName(table)}.${toSnakeCase(name)}`).filter(
    (name) => existing.has(name),
  );
}

/**
 * Reads the facts of a database.
 *
 * @param sums the columns to sum: those of a backup, or {@link findLedgers}.
 */
export async function readFacts(
  connection: Connection,
  sums: readonly string[],
): Promise<DatabaseFacts> {
  const { rows } = await connection.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  return {
    // Debian's has its package behind it: `15.18 (Debian …)`.
    version: rows[0]?.version.split(' ')[0] ?? '',
    lastMigration: await readLastMigration(connection),
    rows: await countRows(connection),
    sums: await sumColumns(connection, sums),
  };
}

/** Whether a database has no tables, views or sequences besides those of extensions. */
export async function isEmptyDatabase(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query(`
    select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname !~ '^(pg_|information_schema$)' and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    limit 1`);
  return rows.length === 0;
}

async function readLastMigration(connection: Connection): Promise<LastMigration | null> {
  const { rows: tables } = await connection.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!tables[0]?.found) return null;
  const { rows } = await connection.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  return rows[0] ? { hash: rows[0].hash, createdAt: Number(rows[0].created_at) } : null;
}

async function countRows(connection: Connection): Promise<Numbers> {
  const { rows: tables } = await connection.query<{ name: string; quoted: string }>(`
    select schemaname || '.' || tablename as name, format('%I.%I', schemaname, tablename) as quoted
    from pg_tables where schemaname in ('public', 'drizzle') order by 1`);
  const counts: Record<string, number> = {};
  for (const { name, quoted } of tables) {
    const { rows } = await connection.query<{ count: string }>(
      `select count(*) as count from ${quoted}`,
    );
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

async function sumColumns(connection: Connection, names: readonly string[]): Promise<Numbers> {
  const sums: Record<string, number> = {};
  for (const name of names) {
    // The names may come from a file, so only plain ones are put into a statement.
    const [, table, column] = /^([a-z_]+)\.([a-z_]+)$/.exec(name) ?? [];
    if (table === undefined || column === undefined) throw new Error(`No column: ${name}`);
    const { rows } = await connection.query<{ sum: string | null }>(
      `select sum("${column}") as sum from public."${table}"`,
    );
    sums[name] = Number(rows[0]?.sum ?? 0);
  }
  return sums;
}
